/** How long something may still be held after its last holder was told to stop, or killed. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 100;

/**
 * Tries again for a moment what a process on its way out may still stand in the way of.
 * @template T
 * @param {() => Promise<T | undefined | false>} attempt
 * @returns {Promise<T | undefined>} undefined when it was still in vain at the end
 */
export async function withPatience(attempt) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const result = await attempt();
    if (result) return result;
    if (Date.now() >= deadline) return undefined;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
