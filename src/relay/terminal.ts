import { createInterface } from 'node:readline/promises';

/** Whom a command talks with; a test brings its own. */
export interface Terminal {
  say: (text: string) => void;
  ask: (question: string) => Promise<string>;
}

/** Whoever sits at the keyboard; without one, every answer is empty. */
export const PERSON: Terminal = {
  say: (text) => console.log(text),
  async ask(question) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await Promise.race([
        terminal.question(question),
        // No more input: nobody said yes.
        new Promise<string>((done) => terminal.once('close', () => done(''))),
      ]);
    } finally {
      terminal.close();
    }
  },
};
