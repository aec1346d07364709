// Finds the texts in the sources that people read. During the build, the library extracts them and inserts the
// translations from a language's catalogue. This file defines what counts as a text, and where it has to look closer.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adapter as svelte } from '@wuchale/svelte';
import { pluralPattern } from 'wuchale/adapter-vanilla';
import { areaOf } from './areas.mjs';

// The library doesn't export the class that parses the sources; its version is pinned, and the tests next to this file
// parse with it.
const library = createRequire(import.meta.url).resolve('@wuchale/svelte');
const { SvelteTransformer } = await import(/* @vite-ignore */ pathToFileURL(join(dirname(library), 'transformer.js')).href);

/** Attributes without words. */
const WORDLESS = new RegExp(
  `^(${[
    'class|style|d|fill|stroke|points|transform|viewBox|preserveAspectRatio|type|href|src|to|id|for|key|role|name|value|rel|kind',
    'method|pattern|inputmode|autocomplete|slot|lang|dir|accept|icon|sign|zone|pile|letters|stage|data-.*',
    'aria-(?!label$|roledescription$|valuetext$|description$).*',
  ].join('|')})$`,
);
/** Object properties without words. */
const NAMES = /^(class|d|fill|type|href|src|to|from|id|key|name|value|kind|method|pattern|sign|icon|zone|pile|letters|stage|t)$/;
/** Attributes that people always read or hear. */
const WORDED = /^(aria-label|aria-roledescription|aria-valuetext|aria-description|title|placeholder|alt|label|legend|hint)$/;
/** Calls whose texts only programs read. */
const CALLS = new RegExp(
  `^(fetch|import|matchMedia|RegExp|URL|console\\..*|document\\..*|.*\\.(${[
    'querySelector|querySelectorAll|closest|matches|getAttribute|setAttribute|addEventListener|startsWith|endsWith|includes',
    'indexOf|split|has|get|delete|getItem|setItem|matchMedia|localeCompare|replace|replaceAll|animate|cardsIn|count',
  ].join('|')}))$`,
);
/** The call that marks a text which doesn't look like one. */
const SAID = 'word';
/** Two words, or one that looks like the start of a sentence. A hash stands for an inserted value. */
const WORDS = /^[^\p{L}]*(\p{L}+([’'-]\p{L}+)*[’']?|#)([,;:.…!?%/–-]?\s[^\p{L}]*(\p{L}|#))|^\p{Lu}\p{Ll}+[\p{L}.!?…:,’-]*$/u;
/** One lower-case word, which could also be an identifier; also one between spaces, as in list separators. */
const ONE_WORD = /^\s*\p{Ll}{2,}\s*$/u;
/** An identifier: joined words, numbers, all capitals, a window width. */
const NAMED = /^[\p{L}]*\p{Ll}\p{Lu}|^[^\p{Ll}]*$|^\(?\p{Ll}+-\p{Ll}+: [\d.]+rem/u;
const COMPARISONS = new Set(['==', '===', '!=', '!==', 'in']);

function isText({ msgStr, details }, spoken) {
  const text = msgStr.join(' ').trim();
  if (!/\p{L}/u.test(text) || details.element === 'style') return false;
  if (details.scope === 'markup' || details.call === SAID) return 'message';
  if (NAMED.test(text)) return false;
  if (details.attribute && WORDED.test(details.attribute)) return 'message';
  if (details.attribute && WORDLESS.test(details.attribute)) return false;
  if (details.call && CALLS.test(details.call)) return false;
  return spoken || (WORDS.test(text) && /\p{Ll}{2}/u.test(text)) ? 'message' : false;
}

/**
 * Parses like the library does, but also visits thrown values, class fields, and dynamic element names; skips values
 * that are only compared.
 */
class PageTransformer extends SvelteTransformer {
  /** Whether the current expression is among the words of the markup, so that each of its texts is one of them. */
  spoken = false;
  inAttribute = false;
  /** What was parsed and isn't a text. */
  passed = [];

  constructor(content, filename, index, patterns, expression, runtime, matchUrl) {
    const take = (message) => {
      const kind = isText(message, this.spoken);
      if (!kind) this.passed.push(message);
      return kind;
    };
    super(content, filename, index, take, patterns, expression, runtime, matchUrl);
    const { visitBinaryExpression, visitCallExpression, visitClassDeclaration } = this;
    const { visitArrowFunctionExpression, visitAttribute, visitPropertyDefinition } = this;
    const aside = (visit) => (node) => this.read(false, () => visit(node));
    this.visitBinaryExpression = (node) => (COMPARISONS.has(node.operator) ? [] : visitBinaryExpression(node));
    this.visitMemberExpression = ({ object }) => this.read(false, () => this.visit(object));
    this.visitCallExpression = aside(visitCallExpression);
    this.visitArrowFunctionExpression = aside(visitArrowFunctionExpression);
    this.visitAttribute = (node) => {
      this.inAttribute = true;
      const found = WORDLESS.test(node.name) ? [] : this.read(WORDED.test(node.name), () => visitAttribute(node));
      this.inAttribute = false;
      return found;
    };
    this.visitExpressionTag = (node) => this.read(!this.inAttribute || this.spoken, () => this.visit(node.expression));
    this.visitConditionalExpression = (node) => [
      ...this.read(false, () => this.visit(node.test)),
      ...this.visit(node.consequent),
      ...this.visit(node.alternate),
    ];
    this.visitLogicalExpression = (node) => [
      ...(node.operator === '&&' ? this.read(false, () => this.visit(node.left)) : this.visit(node.left)),
      ...this.visit(node.right),
    ];
    this.visitVariableDeclarator = this.defaultVisitVariableDeclarator; // no text changes, so none is derived
    this.visitSvelteElement = (node) => [...node.attributes.flatMap(this.visitSv), ...this.visitFragment(node.fragment)];
    this.visitSwitchCase = (node) => node.consequent.flatMap(this.visit);
    this.visitThrowStatement = (node) => this.visit(node.argument);
    this.visitPropertyDefinition = (node) => (node.value ? this.visit(node.value) : visitPropertyDefinition(node));
    this.visitClassDeclaration = (node) => [
      ...visitClassDeclaration(node),
      ...node.body.body.filter(({ type }) => type === 'PropertyDefinition').flatMap(this.visit),
    ];
    this.visitProperty = ({ key, value }) => (NAMES.test(key.name ?? key.value) && /Literal$/.test(value.type) ? [] : this.visit(value));
    this.mixedVisitor = this.initMixedVisitor();
  }

  read(spoken, visit) {
    const before = this.spoken;
    this.spoken = spoken;
    const found = visit();
    this.spoken = before;
    return found;
  }
}

/** Drawings, data from the hall, and things only programs read: none of these files has texts for people. */
const WITHOUT = [
  '**/*.{test,d}.ts',
  '**/{sample*,fake*}.ts',
  'src/cards/art/**',
  'src/cards/**/{signs,picture,characters,heads,casting,emblems,looks,seals,worlds}.ts',
  'src/lib/wire*/**',
  'src/start.ts',
  'src/lib/{wire,http,messages,people/me.svelte}.ts',
  'src/lib/settings/{language,muted.svelte}.ts',
  'src/library/rules/book.ts',
  'src/table/{places,hand/drag,hint/ends,stage/moves,shell/shellkeys}.ts',
  'src/table/spellslinger/{rows,fight/links,fight/outlook}.ts',
];

/** The library's options for both components and scripts. */
export function texts() {
  const adapter = svelte({
    files: { include: ['src/**/*.svelte', 'src/**/*.ts'], ignore: WITHOUT },
    loader: 'custom',
    granularLoad: true,
    generateLoadID: areaOf,
    // Another language reloads the page, so no text changes while it's shown, and each module looks it up once.
    runtime: { initReactive: ({ funcName }) => (funcName == null ? false : null), useReactive: false },
  });
  adapter.transform = ({ content, filename, index, expr, matchUrl }) =>
    new PageTransformer(content, filename, index, [pluralPattern], expr, adapter.runtime, matchUrl).transformSv();
  return adapter;
}

/** The single words in a source's scripts that count as identifiers, because nobody marked them as words. */
export async function passedOver(content, filename) {
  const index = { get: () => 0 };
  const reader = new PageTransformer(content, filename, index, [pluralPattern], { plain: '', reactive: '' }, texts().runtime, () => null);
  await reader.transformSv();
  const inScript = ({ details }) => details.scope === 'script' && !(details.call && CALLS.test(details.call));
  return reader.passed.filter(inScript).flatMap(({ msgStr }) => msgStr.filter((text) => ONE_WORD.test(text)));
}
