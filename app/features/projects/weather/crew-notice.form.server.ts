import type { AppLoadContext } from "@remix-run/cloudflare";
import { isMember, makeLink, presentOwner } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { idFrom } from "~/lib/hash.ts";
import { type Answer, badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { tellCrew } from "./crew-notice.commands.server.ts";
import { CREW_NOTICE, NOTICE_LIMITS } from "./crew-notice.ts";
import { toldNow } from "./crew-notice.view.server.ts";
import type { Planner } from "./schedule-rows.ts";
import { refused } from "./weather.form.server.ts";
import { TellForm } from "./weather.schemas.ts";

/** The name of a link says who it is for, in a line. */
const LINK_NAME = 80;

/** Tells a crew: what the weather stops is worked out anew, kept as it stands, and given out by a link of its own. */
export async function answerTell(context: AppLoadContext, form: FormData, planner: Planner): Promise<Answer> {
  const submission = parseForm(form, TellForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const actor = await presentOwner(context);
  // A guest could not take a link back, and makes none.
  if (!isMember(actor)) throw noAccess(fields, ["note"]);
  const { idem, site, schedule, crew, note } = submission.value;
  const told = await toldNow(context, actor, { site, schedule, crew, note }, planner);
  if (!told) return refused("nothingStopped", fields);
  const id = await idFrom(idem, "notice", site, schedule, crew, note);
  const kept = await tellCrew(context, actor, { id, schedule, told });
  if (!kept.ok) return refused(kept.error, fields, ["note"]);
  const { db, now, passwords, contributions, env } = context;
  const name = crew || translator(context.language, "weather")("tell.everybody");
  const made = await makeLink({ db, now, passwords, contributions, secret: env.sessionSecret }, actor, {
    ...{
      idem: await idFrom(id, "link"),
      workspace: actor.workspace,
      verbs: [],
      kind: "crew",
      asksName: false,
    },
    ...{ name: name.slice(0, LINK_NAME), days: NOTICE_LIMITS.days, subject: { type: CREW_NOTICE, id } },
  });
  if (!made.ok) return refused(made.error, fields, ["note"]);
  return { ok: true, toast: "weatherTold", to: `/workspace/share?${new URLSearchParams({ link: made.id })}` };
}
