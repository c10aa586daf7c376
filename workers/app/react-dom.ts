/** The parts of react-dom that server rendering uses: none, but the router imports it. */
export function flushSync<R>(work: () => R): R {
  return work();
}
