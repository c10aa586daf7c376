/** Something the person at the keyboard can put right; its message is one plain sentence and needs no stack. */
export class Refusal extends Error {
  /** @override */
  name = "Refusal";
}

/**
 * The first line of an error in words, with the cause that explains it.
 * @param {unknown} error
 */
export function inWords(error) {
  if (!(error instanceof Error)) return String(error);
  const said = [error.message, error.cause instanceof Error ? error.cause.message : ""];
  return said
    .map((text) => text.split("\n")[0]?.trim())
    .filter((text, index, all) => text && all.indexOf(text) === index)
    .join(": ");
}

/**
 * Runs a script. What goes wrong is said in one sentence on stderr, and the exit code is 1.
 * Set DEBUG to any value to see the stack of an error that nobody foresaw.
 * @param {string} failure how the sentence begins when the error was not foreseen, such as "The build failed"
 * @param {() => Promise<void>} script
 */
export async function runScript(failure, script) {
  try {
    await script();
  } catch (error) {
    if (process.env.DEBUG) console.error(error);
    else console.error(error instanceof Refusal ? error.message : `${failure}: ${inWords(error)}`);
    // Open sockets and child processes must not keep a failed script alive.
    process.exit(1);
  }
}
