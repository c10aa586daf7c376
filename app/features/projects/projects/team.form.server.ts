import type { AppLoadContext } from "@remix-run/cloudflare";
import { presentOwner, revokeLink } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { setDuty } from "./team.commands.server.ts";
import { teamPath } from "./team.limits.ts";
import { DutyForm, RevokeForm } from "./team.schemas.ts";

/** A form of the team of a job: what somebody does there, or the end of a link. */
export async function answerTeam(context: AppLoadContext, project: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  if (form.get("intent") === "revoke") {
    const submission = parseForm(form, RevokeForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const revoked = await revokeLink(context, actor, submission.value.link);
    if (!revoked.ok) throw noAccess({}, []);
    return { ok: true, toast: "teamRevoked", to: `${teamPath(project)}#links` };
  }
  const submission = parseForm(form, DutyForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { member, duty } = submission.value;
  const set = await setDuty(context, actor, { project, member, duty });
  if (set.ok) return { ok: true, toast: "teamDuty", to: teamPath(project) };
  if (set.error === "not-allowed") throw noAccess({}, []);
  return { ok: false, status: 404, sent: { fields, errors: {}, problem: "errors.gone" } };
}
