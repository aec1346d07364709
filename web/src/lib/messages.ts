/** Reads the server's messages: restores fields that were omitted because they have their default values. */

import { MESSAGES, SHAPES, type Frame, type Holding, type ServerMessage } from './wire';

type Fields = Record<string, unknown>;

/** One message from the socket; null if this page doesn't know its kind. */
export function read(text: string): ServerMessage | null {
  const message = JSON.parse(text) as Fields;
  const shape = MESSAGES[String(message['t'])];
  return shape ? (completed(shape, message) as unknown as ServerMessage) : null;
}

/** The changed parts of a frame, restored. */
export function completedParts(parts: Fields): Partial<Frame> {
  const holds = SHAPES['Frame']?.holds ?? {};
  const whole: Fields = {};
  for (const [name, value] of Object.entries(parts)) whole[name] = held(holds[name], value);
  return whole as Partial<Frame>;
}

/** A struct that came by another way than the socket, restored. */
export function wholeOf<Struct>(name: string, value: unknown): Struct {
  return completed(name, value as Fields) as Struct;
}

function completed(name: string, value: Fields): Fields {
  const shape = SHAPES[name];
  if (!shape) return value;
  const whole: Fields = {};
  for (const [field, standard] of Object.entries(shape.defaults)) {
    if (!(field in value)) whole[field] = fresh(standard);
  }
  for (const [field, part] of Object.entries(value)) whole[field] = held(shape.holds[field], part);
  return whole;
}

/** A fresh default: two structs must not share a list. */
function fresh(standard: unknown): unknown {
  if (Array.isArray(standard)) return [];
  return typeof standard === 'object' && standard !== null ? {} : standard;
}

function held(holding: [Holding, string] | undefined, value: unknown): unknown {
  if (!holding || value === null) return value;
  const [how, name] = holding;
  const one = (part: unknown): unknown => (part === null ? null : completed(name, part as Fields));
  if (how === 'one') return one(value);
  if (how === 'list') return (value as unknown[]).map(one);
  const inner = how === 'map' ? one : (part: unknown): unknown => (part as unknown[]).map(one);
  return Object.fromEntries(Object.entries(value as Fields).map(([key, part]) => [key, inner(part)]));
}
