/** What a page that is rendered on the server takes of react-dom: nothing, but the router names it. */
export function flushSync<R>(work: () => R): R {
  return work();
}
