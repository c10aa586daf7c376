import { presentOwner } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import {
  changeLostTime,
  type DaysResult,
  recordLostTime,
  removeLostTime,
  setTerms,
} from "./days.commands.server.ts";
import { refused } from "./weather.form.server.ts";
import { daysPath, EXAMPLE } from "./weather.limits.ts";
import { readWeatherDays, type WeatherEvent } from "./weather.queries.server.ts";
import { DaysChange } from "./weather.schemas.ts";

type Context = Parameters<typeof recordLostTime>[0] & Parameters<typeof presentOwner>[0];

/** With the record that stands there, where two people met. */
export interface DaysSent extends Sent {
  current?: WeatherEvent;
}
export type DaysAnswer = Extract<Answer, { ok: true }> | { ok: false; status: number; sent: DaysSent };

const TYPED = ["weather", "tasks", "evidence"] as const;
const DONE = {
  record: "weatherRecorded",
  edit: "weatherChanged",
  remove: "weatherRemoved",
  terms: "weatherTerms",
} as const;

/** A form of a project's lost days. */
export async function answerDays(context: Context, project: string, form: FormData): Promise<DaysAnswer> {
  const submission = parseForm(form, DaysChange);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields) as DaysAnswer;
  const change = submission.value;
  if (project === EXAMPLE) return refused("gone", fields) as DaysAnswer;
  const actor = await presentOwner(context);
  let result: DaysResult;
  switch (change.intent) {
    case "record":
    case "edit": {
      const found = await readWeatherDays(context.db, actor, project);
      if (!found) return refused("gone", fields) as DaysAnswer;
      if (change.day > localDay(context.now(), found.project.siteZone))
        return { ok: false, status: 400, sent: { fields, errors: { day: "errors.future" } } };
      const { intent, ...typed } = change;
      result =
        "idem" in typed
          ? await recordLostTime(context, actor, { ...typed, project })
          : await changeLostTime(context, actor, { ...typed, project });
      break;
    }
    case "remove":
      result = await removeLostTime(context, actor, { ...change, project });
      break;
    case "terms": {
      const { version, dayHours } = change;
      const months = change as unknown as Record<string, number>;
      const allowance = Array.from({ length: 12 }, (_, n) => months[`m${n + 1}`] ?? 0);
      result = await setTerms(context, actor, { project, version, allowance, dayTenths: dayHours });
    }
  }
  if (result.ok) return { ok: true, toast: DONE[change.intent], to: daysPath(project) };
  const answer = refused(result.error, fields, TYPED) as Extract<DaysAnswer, { ok: false }>;
  const current = "current" in result ? result.current : undefined;
  return { ...answer, sent: { ...answer.sent, current } };
}
