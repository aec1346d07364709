// Plays a table in the browser and keeps the time: added to each page before its own scripts. It listens to the page's
// socket to learn whose turn it is and what each choice does, and presses only what a player could press.
(() => {
  const BEST = ['attack', 'play', 'pick', 'yes'];
  const SENSIBLE = 0.85;
  /** Where only pictures are timed, the script itself takes as little of the processor as it can. */
  const calm = window.onlyPictures === true;
  const LOOK_MS = calm ? 150 : 20;
  const FIRM_MS = 400;
  let seed = 7;
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;

  const table = { registers: {}, decision: null, stage: '', you: 0 };
  const kept = { answers: [], shifts: [], walks: [], board: [], pictures: [], frames: 0, moving: 0, longest: 0, over: false };
  window.walker = { kept, table };

  /** The answer whose next question has not come yet. */
  let waiting = null;
  /** When the answer was pressed that the hall has not answered yet; 0 for none. */
  let sent = 0;
  /** Keeps the time from the press to the first frame that is painted after the hall's answer. */
  const paint = () => {
    const from = sent;
    sent = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => kept.pictures.push(performance.now() - from);
      port2.postMessage(0);
    });
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.t === 'table') Object.assign(table, { decision: null, stage: '' }, message.frame);
        if (message.t === 'change') {
          Object.assign(table, message.parts);
          Object.assign(table.registers, message.within?.registers);
          if (sent) paint();
        }
        if (waiting && (turn() !== waiting.answer.turn || (table.decision?.seat ?? table.you) !== table.you)) waiting.answer.others = true;
      });
    }

    send(data) {
      if (JSON.parse(data).t === 'act') sent = pressedAt;
      super.send(data);
    }
  };

  const turn = () => table.registers.chain_number ?? table.registers.turn ?? 0;
  const own = () => (table.registers.active ?? table.you) === table.you;
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());

  new PerformanceObserver((list) => {
    for (const { value, startTime } of list.getEntries()) kept.shifts.push({ at: startTime, value, turn: turn() });
  }).observe({ type: 'layout-shift', buffered: true });

  let rectangle = '';
  let last = 0;
  let walk = null;
  /** The turn, or chain, of the last question. */
  let askedIn = 0;
  /** Once a frame: where the board is, whether a walk is on, and how long the frame took while something moved. */
  const look = (now) => {
    requestAnimationFrame(look);
    const board = document.querySelector('.shell > .middle');
    const box = board?.getBoundingClientRect();
    const found = box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : '';
    if (found && found !== rectangle) {
      if (rectangle) kept.board.push({ at: now, turn: turn(), box: found });
      rectangle = found;
    }
    const ends = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    if (last && document.getAnimations().some(ends)) {
      kept.frames += 1;
      kept.moving += now - last;
      kept.longest = Math.max(kept.longest, now - last);
    }
    last = now;
    // A walk replaces the prompt while a chain is shown that is over in the hall; other plays are shown in the same place.
    const walking = document.querySelector('.staged, .prompt.playing') !== null;
    if (walking) walk ??= { from: now, sure: document.querySelector('.staged') !== null };
    else if (walk) {
      if (walk.sure || turn() !== askedIn) kept.walks.push({ ms: now - walk.from });
      walk = null;
    }
  };
  if (!calm) requestAnimationFrame(look);

  /** The wish for a decision: chosen once, so that unfolding and confirming lead to the same choice. */
  let wish = { number: -1, index: 0, presses: 0, tried: 0 };
  function wished(decision) {
    if (wish.number === decision.number) return wish;
    const options = decision.options ?? [];
    const ranked = BEST.map((verb) => options.findIndex((option) => option.verb === verb)).filter((at) => at >= 0);
    const any = Math.floor(chance() * options.length);
    wish = { number: decision.number, index: chance() < SENSIBLE && ranked.length ? ranked[0] : any, presses: 0, tried: 0 };
    return wish;
  }

  /** The part to press next for a choice: its button, else what unfolds it, else its card. */
  function partOf(decision, { index, tried }) {
    const button = seen(`[data-choice="${index + 1}"]`)[0];
    if (button) return button;
    const folded = seen('.prompt .more[aria-expanded=false]')[0];
    if (folded) return folded;
    const card = decision.options[index]?.card;
    if (card && tried < 20) return seen(`#hand [data-token="${card}"], #table-middle [data-token="${card}"]`)[0];
    return seen('[data-choice]')[0];
  }

  let pressedAt = 0;
  /** Presses at most one thing. */
  function step() {
    if (table.stage === 'over' || seen("section.end[aria-label='Game over']").length) kept.over = true;
    const { decision } = table;
    const mine = document.querySelector('.prompt.mine');
    if (!decision || !mine || !seen('[data-choice], [data-token]').length) return;
    const now = performance.now();
    if (!walk) askedIn = turn();
    if (Number(mine.dataset.decision ?? decision.number) !== decision.number) return;
    if (waiting && waiting.number !== decision.number) {
      waiting.answer.next = now - waiting.answer.at;
      waiting.answer.walks = kept.walks.length - waiting.walks;
      waiting = null;
    }
    if (now - pressedAt < (wish.number === decision.number ? FIRM_MS : 0)) return;
    const chosen = wished(decision);
    const part = partOf(decision, chosen);
    chosen.tried += 1;
    if (!part) return;
    pressedAt = now;
    chosen.presses += 1;
    const verb = decision.options?.[Number(part.dataset.choice ?? chosen.index + 1) - 1]?.verb ?? '';
    if (waiting) waiting.answer.presses = chosen.presses;
    else {
      const answer = { at: now, turn: turn(), own: own(), verb, presses: 1, next: null, others: false, walks: 0 };
      kept.answers.push(answer);
      waiting = { number: decision.number, answer, walks: kept.walks.length };
    }
    waiting.answer.at = now;
    waiting.answer.verb = verb;
    part.click();
  }
  if (location.pathname.startsWith('/table/')) setInterval(step, LOOK_MS);
})();
