import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { feedOf } from "~/features/network/community/feed.server.ts";
import { isLanguage } from "~/i18n/languages.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The threads of a space, or the unanswered questions, for whatever reads RSS. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, feed = "", language] = /^(\w{1,20})\.(\w\w)\.xml$/.exec(params.feed ?? "") ?? [];
  const rss = isLanguage(language) ? await feedOf(context, feed, language) : undefined;
  if (!rss) throw refusal("not-found");
  return fileAnswer(rss, { name: "community.xml", kept: false });
}
