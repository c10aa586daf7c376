import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { printTranscript } from "~/features/assistant/voice/transcript.logic.ts";
import { readKeptLines } from "~/features/assistant/voice/voice.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** One of the member's kept conversations as a text file, in the page's language for the names. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const lines = await readKeptLines(context.db, `user:${member.id}`, params.id ?? "");
  if (!lines) throw refusal("not-found");
  const t = translator(context.language, "voice-talk");
  const names = { you: t("you"), joe: t("joe"), note: t("note"), end: t("ended") };
  const file = translator(context.language, "voice")("kept.file");
  return new Response(printTranscript(lines, names), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
    },
  });
}
