import { createInterface } from 'node:readline';

/**
 * Serves QTP, the Quoridor text protocol, on standard input and output until `quit`. `commands` has
 * a function for each command, which receives its arguments and returns the reply or throws an
 * error.
 */
export async function serve(commands) {
  for await (const line of createInterface({ input: process.stdin })) {
    const [command, ...rest] = line.trim().split(/\s+/);
    if (!command) continue;
    let answer;
    try {
      if (command !== 'quit' && !Object.hasOwn(commands, command)) throw new Error('unknown command');
      answer = `= ${(await commands[command]?.(...rest)) ?? ''}`;
    } catch (error) {
      answer = `? ${error.message}`;
    }
    process.stdout.write(`${answer.trim()}\n\n`);
    if (command === 'quit') process.exit(0);
  }
}
