/** What some work throws; it has to throw something. */
export async function errorOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
