import type { AppLoadContext } from "@remix-run/cloudflare";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { COMMUNITY, isSpace, spacePath, threadPath } from "./community.limits.ts";
import { listThreads } from "./community.queries.server.ts";

const SIGNS: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** Characters that no document of XML may have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const NONE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const text = (words: string) => words.replace(NONE, "").replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");

/** The threads of a space, or the questions that nobody has answered, of one language, as RSS; undefined for another name. */
export async function feedOf(
  { db, origin }: AppLoadContext,
  feed: string,
  language: Language,
): Promise<string | undefined> {
  if (feed !== "unanswered" && !isSpace(feed)) return undefined;
  const t = translator(language, "community");
  const unanswered = feed === "unanswered";
  const rows = await listThreads(
    db,
    { language, unanswered, q: "", ...(!unanswered && { space: feed }) },
    undefined,
  );
  const title = unanswered ? t("show.unanswered") : t(`spaces.${feed}`);
  const page = `${origin}${unanswered ? `${COMMUNITY}?show=unanswered` : spacePath(feed)}`;
  const items = rows.map(
    (row) => `<item><title>${text(row.title)}</title><link>${text(origin + threadPath(row.slug))}</link>
<guid isPermaLink="false">${text(row.id)}</guid><category>${text(t(`spaces.${row.space as "codes"}`))}</category>
<pubDate>${new Date(row.createdAt).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${text(`Groundwork: ${title}`)}</title><link>${text(page)}</link>
<description>${text(t("feedText"))}</description><language>${language}</language>
${items.join("\n")}
</channel></rss>
`;
}
