import type { Language } from "~/i18n/languages.ts";
import { sampleIntakes } from "~db/seed/sample/business/intakes.ts";
import { templateOf } from "./templates.ts";

const DAY = 86_400_000;

/** The examples as rows, with the questionnaires of the site. */
export const sampleIntakeRows = (language: Language, now: Date) =>
  sampleIntakes(language).map(({ daysAgo, template, state, ...row }) => {
    const form = templateOf(template);
    if (!form) throw new Error(`there is no template ${template}`);
    const at = new Date(now.getTime() - daysAgo * DAY).toISOString();
    return {
      ...{ ...row, template, state, form: { ...form }, formVersion: form.version, words: {} },
      ...{ stateSince: at, createdAt: at, submittedAt: state === "draft" ? null : at, sample: true },
    };
  });
