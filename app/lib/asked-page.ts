const LAST = 1_000;

/** Which page of a list an address asks for by `page`, from 0; the first where it asks for none that can be. */
export function askedPage(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? "1");
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST ? page - 1 : 0;
}
