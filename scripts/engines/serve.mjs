import { createInterface } from 'node:readline';

/** Speaks QTP on standard input and output: commands by name, each given its words, until `quit`. */
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
