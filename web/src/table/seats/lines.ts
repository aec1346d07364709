/** What computer players say: at the deal, when they win, when they lose. */

import { hash } from '../../cards/art/shape';

export type Moment = 'deal' | 'win' | 'loss';

type Lines = Readonly<Record<Moment, readonly [string, ...string[]]>>;

export const LINES: Readonly<Record<string, Lines>> = {
  novice: {
    deal: ['Hi! I’m still learning, so be kind.', 'Oh good, a game! I’ll do my best.', 'Hello! Let’s see what these cards do.'],
    win: ['I won? I really won! Good game.', 'Wow, that worked! Thanks for playing.', 'Lucky me! Want to play again?'],
    loss: ['Well played! I learned something.', 'You got me. That was fun!', 'Nice win! I’ll remember that trick.'],
  },
  club: {
    deal: ['Good to see you. Let’s play.', 'Have a good game!', 'Ready when you are. Good luck!'],
    win: ['Good game. It was closer than it looked.', 'I’ll take that one. Another?', 'Thanks for the game. You made me think.'],
    loss: ['Well played. You earned that.', 'You saw that before I did. Nice.', 'Good game! I’d like a rematch.'],
  },
  master: {
    deal: ['Welcome. Show me something new.', 'Good luck. Take all the time you need.', 'I have a few plans. I hope you do too.'],
    win: ['A fine game. Have a look at the review.', 'You had me worried for a while.', 'It all worked out. Shall we play again?'],
    loss: ['Beautiful. I didn’t see that coming.', 'Well done. Not many beat me.', 'You outplayed me. My compliments!'],
  },
  random: {
    deal: ['I have no plan at all. Let’s go!', 'Ooh, cards! I’ll just pick some.', 'Heads or tails? That’s how I decide.'],
    win: ['I won by accident. Sorry!', 'No idea how I did that. Hooray!', 'Did I press the right button?'],
    loss: ['Was that my plan? Never mind!', 'You win! I wasn’t looking.', 'Good game! Which one was I?'],
  },
};

/** What a computer says: one of its lines, the same one each time for the same table and seat. */
export function lineOf(level: string, moment: Moment, code: string, seat: number): string {
  const lines = LINES[level]?.[moment];
  return lines?.[hash(`${code} ${seat} ${moment}`) % lines.length] ?? '';
}
