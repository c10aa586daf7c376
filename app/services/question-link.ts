/** URLs up to this length are accepted everywhere. */
const LONGEST = 2_000;

/**
 * A URL of Joe's chat with the question prefilled; without the question if it is too long for a URL.
 * @param chat a path of this site that has a query, such as `/ai-hub?tab=chat`
 */
export function withQuestion(chat: string, question: string): string {
  const path = `${chat}&${new URLSearchParams({ question })}`;
  return path.length <= LONGEST ? path : chat;
}
