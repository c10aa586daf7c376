/** So much of an address is sure to arrive. */
const LONGEST = 2_000;

/**
 * An address of Joe's chat with a question that stands in his box already; without it where it is too long for one.
 * @param chat a path of this site that has a query, such as `/ai-hub?tab=chat`
 */
export function withQuestion(chat: string, question: string): string {
  const path = `${chat}&${new URLSearchParams({ question })}`;
  return path.length <= LONGEST ? path : chat;
}
