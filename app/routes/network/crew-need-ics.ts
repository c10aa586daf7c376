import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { needIcs } from "~/features/network/connections/calendar.ts";
import { personOf } from "~/features/network/connections/connections.form.server.ts";
import { needView } from "~/features/network/connections/connections.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The days of work that somebody was accepted for, for their calendar. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const view = await needView(context, actor, params.need ?? "");
  if (view?.mine?.state !== "accepted") throw refusal("not-found");
  const { need, mine } = view;
  const t = translator(context.language, "connections");
  const ics = needIcs(
    { id: mine.id, firstDay: mine.fromDay, lastDay: need.lastDay },
    {
      host: new URL(context.origin).hostname,
      now: context.now(),
      title: t("calendarTitle", { trade: t(`trades.${need.trade}`), area: need.area }),
      place: view.exact?.address || need.area,
      cancelled: need.state === "withdrawn",
    },
  );
  return fileAnswer(ics, { name: "work.ics", kept: true });
}
