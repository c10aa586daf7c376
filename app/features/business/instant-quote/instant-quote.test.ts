import fc from "fast-check";
import { expect, test } from "vitest";
import { inFeet, inSystem, questionsOf } from "~/engines/request/request.ts";
import { isWork } from "~/features/tools/estimates/priced-work.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { QUOTED_JOBS } from "~db/schema/job.terms.ts";
import { times } from "../../../../tests/prove.ts";
import { instantQuoteView, quoteView } from "./instant-quote.view.server.ts";
import { QUESTIONS_MAX } from "./job-questions.ts";
import { JOBS, workOfJob } from "./jobs.ts";
import { rounded } from "./quote-range.ts";

const at = (day: string) => ({ language: "en" as const, now: () => new Date(`${day}T12:00:00Z`) });
const quoted = (query: string, day = "2026-11-28") => {
  const view = quoteView(at(day), new URLSearchParams(query));
  if (!view) throw new Error(`no quote for ${query}`);
  return view;
};
const rangeOf = (query: string) => {
  const range = quoted(query).priced?.range;
  if (!range) throw new Error(`no range for ${query}`);
  return range;
};

test("there are eighteen jobs with at most eight questions each, all named in three languages", () => {
  expect(JOBS.map(({ id }) => id)).toEqual(QUOTED_JOBS);
  for (const { id, form } of JOBS) {
    const questions = questionsOf(form);
    expect([id, questions.length <= QUESTIONS_MAX]).toEqual([id, true]);
    for (const language of LANGUAGES) {
      const t = translator(language, "instant-quote");
      const names = [
        translator(language, "job-types")(`names.${id}` as "names.roof"),
        ...questions.map((question) => t(`questions.${question.id}` as "questions.area")),
        ...questions.flatMap((question) =>
          "options" in question
            ? question.options.map((option) => t(`options.${option}` as "options.yes"))
            : [],
        ),
      ];
      expect(names.filter((name) => !name || /^(names|questions|options)\./.test(name))).toEqual([]);
    }
  }
});

test("a job has a range before anything is answered, from low to high", () => {
  for (const { id } of JOBS) {
    const { p10, p50, p90 } = rangeOf(`job=${id}`);
    expect([id, p10 > 0, p10 < p50, p50 < p90]).toEqual([id, true, true, true]);
  }
});

test("whatever is answered, all work is the estimator's and the range stays in order", () => {
  fc.assert(
    fc.property(fc.constantFrom(...JOBS), fc.infiniteStream(fc.nat()), (job, draw) => {
      const query = new URLSearchParams({ job: job.id, units: "us" });
      for (const question of questionsOf(job.form)) {
        const drawn = draw.next().value;
        if (question.kind === "choice")
          query.set(question.id, question.options[drawn % question.options.length] ?? "");
        if (question.kind === "number")
          query.set(question.id, String(question.least + (drawn % (question.most - question.least + 1))));
      }
      const view = quoteView(at("2026-11-28"), query);
      expect(view?.wrong).toEqual([]);
      expect(workOfJob(job, view?.answers ?? {}).filter(([id]) => !isWork(id))).toEqual([]);
      if (view?.priced) {
        const { p10, p50, p90 } = view.priced.range;
        expect(p10 <= p50 && p50 <= p90).toBe(true);
      } else expect(view?.isEmpty).toBe(true);
    }),
    { numRuns: times(200) },
  );
});

test("hard access and complex work cost hours, and the page says how many percent", () => {
  const easy = quoted("job=deck&access=easy&effort=ordinary");
  const hard = quoted("job=deck&access=hard&effort=complex");
  expect([easy.hours, hard.hours]).toEqual([100, 150]);
  expect(hard.priced?.labour.hours).toBeCloseTo((easy.priced?.labour.hours ?? 0) * 1.5, 0);
});

test("every term can be changed, and each moves the range", () => {
  const usual = rangeOf("job=roof").p50;
  expect(rangeOf("job=roof&region=120").p50).toBeGreaterThan(usual);
  expect(rangeOf("job=roof&wage=30").p50).toBeLessThan(usual);
  expect(rangeOf("job=roof&hours=200").p50).toBeGreaterThan(usual);
  for (const rate of ["tax", "overhead", "profit", "contingency"])
    expect([rate, rangeOf(`job=roof&${rate}=25`).p50 > usual]).toEqual([rate, true]);
});

test("what cannot be is named, and no range is made of it", () => {
  expect(quoted("job=roof&area=50")).toMatchObject({ isWrong: true, wrong: ["area"], priced: undefined });
  expect(quoted("job=roof&area=big").fields[0]).toMatchObject({ value: "big", problem: "number" });
  expect(quoted("job=roof&cover=gold")).toMatchObject({ wrong: ["cover"] });
  expect(quoted("job=roof&profit=1001")).toMatchObject({ wrong: ["profit"] });
  expect(quoteView(at("2026-11-28"), new URLSearchParams("job=castle"))).toBeUndefined();
});

test("what is not asked counts nothing, whatever the address says", () => {
  const { fields, work } = quoted("job=roof&tear=no&decking=all");
  expect(fields.map(({ id }) => id)).not.toContain("decking");
  expect(work.map(({ id }) => id)).not.toContain("roof-sheathing");
});

test("who builds in metres types metres, and sees the same price", () => {
  const feet = rangeOf("job=fence&units=us&length=100");
  const metres = rangeOf("job=fence&units=metric&length=30.48");
  expect(metres).toEqual(feet);
  expect(quoted("job=fence&units=metric").fields[0]?.value).toBe("36.6");
  expect(inFeet("wide", "ft", "metric")).toBe("wide");
  expect(inSystem(100, "ft2", "metric")).toBe("9.3");
});

test("a shared address keeps its day: after thirty days it says that it is over", () => {
  const { link, until, isOver } = quoted("job=roof", "2026-11-28");
  expect([until, isOver]).toEqual(["2026-12-28", false]);
  const query = link.slice(1);
  expect(quoted(query, "2026-12-28")).toMatchObject({ until: "2026-12-28", isOver: false });
  expect(quoted(query, "2026-12-29")).toMatchObject({ until: "2026-12-28", isOver: true });
  // Nobody makes a quote last by a day that is not yet.
  expect(quoted("job=roof&on=2030-01-01")).toMatchObject({ day: "2026-11-28" });
});

test("an address opens as it was left", () => {
  const first = quoted("job=bath&floor=55&tub=no&wage=71.5&units=us");
  const again = quoted(first.link.slice(1));
  expect(again.answers).toEqual(first.answers);
  expect(again.priced?.range).toEqual(first.priced?.range);
});

test("prices of more than 180 days are said to be old", () => {
  expect(quoted("job=roof", "2027-03-30").priced?.old).toBe(0);
  expect(quoted("job=roof", "2027-03-31").priced?.old).toBeGreaterThan(0);
});

test("a range is said with no more digits than it deserves", () => {
  expect([12_345, 123_456, 1_234_567, 12_345_678].map(rounded)).toEqual([
    12_000, 125_000, 1_230_000, 12_300_000,
  ]);
});

test("the ends that a page says in metres are sizes that it takes, for every job", () => {
  for (const { id, form } of JOBS)
    for (const question of form.sections.flatMap(({ questions }) => questions)) {
      if (question.kind !== "number") continue;
      const unit = (question.unit ?? "ea") as "ft" | "ft2" | "ea";
      const least = inSystem(question.least, unit, "metric", Math.ceil);
      const most = inSystem(question.most, unit, "metric", Math.floor);
      for (const end of [least, most]) {
        const feet = Number(inFeet(end, unit, "metric"));
        expect([id, question.id, end, feet >= question.least && feet <= question.most]).toEqual([
          ...[id, question.id, end, true],
        ]);
      }
    }
});

test("the likely price is told by the month, at terms that the page of financing opens with", () => {
  const { quote, monthly } = instantQuoteView(at("2026-11-28"), new URLSearchParams("job=deck"));
  const likely = quote?.priced?.range.p50 ?? 0;
  const asked = new URLSearchParams(monthly?.href.split("?")[1]);
  expect([monthly?.months, Number(asked.get("amount")) * 100]).toEqual([Number(asked.get("months")), likely]);
  expect(monthly?.apr).toBeCloseTo(Number(asked.get("rate")), 2);
  // As many payments as there are months come to more than the price.
  expect((monthly?.cents ?? 0) * (monthly?.months ?? 0)).toBeGreaterThan(likely);
  expect(instantQuoteView(at("2026-11-28"), new URLSearchParams("job=deck&area=-5")).monthly).toBeUndefined();
});
