import type { Language } from "~/i18n/languages.ts";
import { quoteView } from "./instant-quote.view.server.ts";
import { jobOf } from "./jobs.ts";

/**
 * What a job will likely cost by the price book of the site, from answers in feet under the names of its questions. What is
 * not answered, or is none of the job's answers, has its preset. Undefined where there is no such job.
 */
export function jobRange(
  asked: { language: Language; now: () => Date },
  job: string,
  answers: Readonly<Record<string, string>>,
) {
  const questions = jobOf(job)?.form.sections.flatMap((section) => section.questions) ?? [];
  const query = new URLSearchParams({ job, units: "us" });
  for (const question of questions) {
    const answer = answers[question.id];
    if (!answer || ("options" in question && !question.options.includes(answer))) continue;
    query.set(question.id, answer);
  }
  const quote = quoteView(asked, query);
  const range = quote?.priced?.range;
  return (
    quote && range && { ...range, href: `/instant-quote${quote.link}` as const, sampleDay: quote.sampleDay }
  );
}
