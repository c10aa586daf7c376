import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { TALKS } from "~db/seed/reference/knowledge/talks.data.ts";
import { TALKS_ES } from "~db/seed/reference/knowledge/talks.es.data.ts";
import { TALKS_HE } from "~db/seed/reference/knowledge/talks.he.data.ts";
import { formOf } from "../../../../tests/forms.ts";
import { BUILT_IN } from "../checklists/templates/built-in.data.ts";
import { LIBRARY } from "./library/library.data.ts";
import { type ArticleRow, fittingOf, libraryTalk, topicOf } from "./library.ts";
import { type Day, POINTS, rank, scoreOf, seasonOf, TERMS, weatherOf } from "./rank.ts";
import { rowsIn } from "./rows.logic.ts";
import { SEASONS, WEATHER, WORK } from "./tailgate.limits.ts";
import { answersOf, lateText, minutesOf, sealText, type Talk, talkIn } from "./talk.ts";

const rows: ArticleRow[] = TALKS.flatMap((seed) => {
  const { slug, section, edition } = seed;
  const texts = { en: seed, es: TALKS_ES[slug], he: TALKS_HE[slug] };
  return LANGUAGES.flatMap((language) => {
    const text = texts[language];
    if (!text) return [];
    return [
      { slug, section, edition, reviewedAt: "2026-11-22", language, title: text.title, body: text.body },
    ];
  });
});
const written = (slug: string): Talk => {
  const talk = libraryTalk(slug, rows);
  if (!talk) throw new Error(slug);
  return talk;
};

test("the library has forty talks or more, each under a key of its own", () => {
  expect(new Set(LIBRARY.map(({ slug }) => slug)).size).toBe(LIBRARY.length);
  expect(LIBRARY.length).toBeGreaterThanOrEqual(40);
});

test("every work and every weather has a talk that fits it, and findings call for lists that there are", () => {
  for (const one of WORK) expect([one, LIBRARY.some(({ work }) => work.includes(one))]).toEqual([one, true]);
  for (const one of WEATHER) expect(LIBRARY.some(({ weather }) => weather.includes(one))).toBe(true);
  const lists = new Set(BUILT_IN.map(({ id }) => id));
  expect(LIBRARY.flatMap((fit) => fit.lists).filter((list) => !lists.has(list))).toEqual([]);
  expect([...lists].filter((list) => !LIBRARY.some((fit) => fit.lists.includes(list)))).toEqual([]);
});

describe.each(LIBRARY.map(({ slug }) => slug))("the talk %s", (slug) => {
  test("is written in three languages: four to six points, two questions with two different answers", () => {
    const talk = written(slug);
    for (const language of LANGUAGES) {
      const shown = talkIn(talk, language);
      expect(shown.language).toBe(language);
      expect([language, shown.points.length >= 4 && shown.points.length <= 6]).toEqual([language, true]);
      expect(shown.questions).toHaveLength(2);
      for (const { ask, right, wrong } of shown.questions) {
        expect(ask).toMatch(/\?$/);
        expect(right).not.toBe(wrong);
      }
      expect(minutesOf(shown)).toBeLessThanOrEqual(6);
      if (language === "he")
        expect([shown.title, ...shown.points].every((text) => /[א-ת]/.test(text))).toBe(true);
      expect(shown.title).not.toMatch(/^(Toolbox talk|Charla|תדריך):/i);
    }
  });

  test("asks the same figures in every language", () => {
    const figures = (text: string) => (text.match(/\d[\d,]*/g) ?? []).sort().join(" ");
    for (const { ask, right, wrong } of written(slug).questions)
      for (const words of [ask, right, wrong]) {
        // A single foot is a word in Hebrew.
        const he = figures(words.he);
        expect(figures(words.es)).toBe(figures(words.en));
        if (he !== "" || figures(words.en) !== "1") expect(he).toBe(figures(words.en));
      }
  });
});

test("a topic stands without the word for a talk before it", () => {
  expect(topicOf("Toolbox talk: cords and GFCI")).toBe("Cords and GFCI");
  expect(topicOf("Ladders")).toBe("Ladders");
});

describe("the score of a day", () => {
  const quiet: Day = { work: [], weather: [], season: "autumn", findings: {}, reports: [], since: {} };
  const fit = {
    key: "x",
    work: ["ladders", "heights"],
    weather: ["wind"],
    seasons: ["summer"],
    lists: ["ladder"],
  } as const;

  test.each<[string, Partial<Day>, Partial<Record<(typeof TERMS)[number], number>>]>([
    ["nothing", {}, { since: POINTS.never }],
    ["one work", { work: ["ladders"] }, { work: 30, since: 15 }],
    ["two works", { work: ["ladders", "heights", "dust"] }, { work: 40, since: 15 }],
    ["wind and cold", { weather: ["wind", "cold"] }, { weather: 25, since: 15 }],
    ["an open finding", { findings: { ladder: 1, fall: 9 } }, { findings: 20, since: 15 }],
    ["many findings", { findings: { ladder: 99 } }, { findings: 35, since: 15 }],
    ["a near miss of its work", { reports: [["ladders", "heights"], ["dust"]] }, { reports: 20, since: 15 }],
    [
      "many reports of it",
      { reports: Array.from({ length: 9 }, () => ["ladders"]) },
      { reports: 35, since: 15 },
    ],
    ["its season", { season: "summer" }, { season: 10, since: 15 }],
    ["yesterday", { since: { x: 1 } }, { since: -30 }],
    ["sixty days ago", { since: { x: 60 } }, { since: 10 }],
    ["a year ago", { since: { x: 365 } }, { since: 15 }],
  ])("counts %s", (_, day, terms) => {
    const scored = scoreOf(fit, { ...quiet, ...day });
    expect(scored.terms).toEqual({
      work: 0,
      weather: 0,
      findings: 0,
      reports: 0,
      season: 0,
      since: 0,
      ...terms,
    });
    expect(scored.total).toBe(TERMS.reduce((sum, term) => sum + scored.terms[term], 0));
  });

  test("puts the talk first that fits most, and the same day gives the same order", () => {
    const fits = LIBRARY.map(fittingOf);
    expect(rank(fits, { ...quiet, work: ["digging"], weather: ["rain"] })[0]?.key).toBe("talk-trenches");
    expect(rank(fits, { ...quiet, weather: ["hot"], season: "summer", work: ["roofing"] })[0]?.key).toBe(
      "talk-heat",
    );
    fc.assert(
      fc.property(
        fc.subarray([...WORK]),
        fc.subarray([...WEATHER]),
        fc.constantFrom(...SEASONS),
        (work, weather, season) => {
          const ranked = rank(fits, { ...quiet, work, weather, season });
          expect(ranked).toHaveLength(fits.length);
          for (const [n, { total }] of ranked.entries())
            expect(total).toBeLessThanOrEqual(ranked[n - 1]?.total ?? Number.POSITIVE_INFINITY);
        },
      ),
    );
  });

  test("knows the season by the month, and the other one south of the equator", () => {
    expect(
      ["2026-01-15", "2026-04-01", "2026-07-31", "2026-11-26", "2026-12-01"].map((day) => seasonOf(day)),
    ).toEqual([...["winter", "spring", "summer", "autumn", "winter"]]);
    expect(seasonOf("2026-01-15", true)).toBe("summer");
  });

  test("takes the weather from what a forecast says, and from what it does not know nothing", () => {
    const nothing = { condition: "other", high: null, low: null, rain: null, wind: null, gust: null };
    expect(weatherOf(nothing)).toEqual([]);
    expect(weatherOf({ ...nothing, high: 79.9, low: 33, rain: 0.09, wind: 19 })).toEqual([]);
    expect(weatherOf({ condition: "storm", high: 80, low: 32, rain: 0.1, wind: 5, gust: 20 })).toEqual([
      ...WEATHER,
    ]);
    expect(weatherOf({ ...nothing, condition: "snowy" })).toEqual(["rain"]);
  });
});

test("the right answer does not always stand first", () => {
  const first = LIBRARY.flatMap(({ slug }) => talkIn(written(slug), "en").questions).map(
    (question) => answersOf(question)[0]?.isRight,
  );
  expect(new Set(first).size).toBe(2);
});

describe("the list of a crew", () => {
  const read = (
    fields: Record<string, string>,
    more: { closing?: boolean; others?: string[]; kept?: { nameKey: string; drawn: string }[] } = {},
  ) => rowsIn(formOf(fields), { language: "es", closing: false, others: [], ...more });

  test("has the signature that was drawn, which goes where another name is typed into its line", () => {
    const drawn = "M10 20L30 40";
    const line = (name: string) => ({ "rows[0].name": name, "rows[0].drawn": drawn });
    const kept = [{ nameKey: "mason 1", drawn }];
    expect(read(line("Mason 1"), { closing: true, kept })).toMatchObject({ rows: [{ drawn }], errors: {} });
    expect(read(line("Mason 1"), { closing: true })).toMatchObject({ rows: [{ drawn }], errors: {} });
    expect(read(line("Mason 2"), { closing: true, kept })).toMatchObject({
      rows: [{ drawn: "" }],
      errors: { "rows[0].signature": "errors.signature" },
    });
    expect(read({ ...line("Mason 2"), "rows[0].drawn": "<svg>" }).rows).toMatchObject([{ drawn: "" }]);
  });

  test("is read line by line; empty lines count for nothing", () => {
    const { rows: lines, errors } = read({
      "rows[0].name": " Mason  1 ",
      "rows[0].signature": "M1",
      "rows[0].language": "he",
      "rows[1].name": "",
      "rows[1].language": "en",
      "rows[2].name": "Mason 2",
      "rows[2].language": "xx",
      "rows[2].understood": "on",
    });
    expect(errors).toEqual({});
    expect(lines).toEqual([
      {
        name: "Mason 1",
        nameKey: "mason 1",
        signature: "M1",
        company: "",
        language: "he",
        understood: false,
        drawn: "",
      },
      {
        name: "Mason 2",
        nameKey: "mason 2",
        signature: "",
        company: "",
        language: "es",
        understood: true,
        drawn: "",
      },
    ]);
  });

  test("refuses a signature without a name, the same worker twice however written, and who signed already", () => {
    const { errors } = read(
      {
        "rows[0].signature": "X",
        "rows[1].name": "Albañil 1",
        "rows[3].name": "ALBANIL  1",
        "rows[4].name": "Painter 1",
        "rows[5].name": "--",
      },
      { others: ["painter 1"] },
    );
    expect(errors).toEqual({
      "rows[0].name": "errors.name",
      "rows[3].name": "errors.twice",
      "rows[4].name": "errors.signedAlready",
      "rows[5].name": "errors.name",
    });
  });

  test("asks for initials only when the record is closed", () => {
    const typed = { "rows[0].name": "Mason 1" };
    expect(read(typed).errors).toEqual({});
    expect(read(typed, { closing: true }).errors).toEqual({ "rows[0].signature": "errors.signature" });
    expect(read({ "rows[0].name": "x".repeat(121) }).errors).toEqual({ "rows[0].name": "errors.long" });
  });
});

test("a seal changes with every part of what was signed", () => {
  const signer = {
    name: "Mason 1",
    signature: "M1",
    company: "",
    language: "es",
    understood: true,
    via: "list",
  };
  const record = {
    talk: written("talk-ladders"),
    where: ["Site", "", "Gate 2"],
    heldOn: "2026-03-02",
    presenter: "Foreman 1",
    qualification: "",
    hazards: "",
    language: "en",
    signedAt: "2026-03-02T10:00:00.000Z",
    signers: [signer],
  };
  const others = [
    { ...record, talk: written("talk-heat") },
    { ...record, where: ["Site", "Gate 2", ""] },
    { ...record, heldOn: "2026-03-03" },
    { ...record, presenter: "Foreman 2" },
    { ...record, qualification: "Competent person" },
    { ...record, hazards: "Truck" },
    { ...record, language: "he" },
    { ...record, signedAt: "" },
    { ...record, signers: [] },
    { ...record, signers: [{ ...signer, understood: false }] },
    { ...record, signers: [{ ...signer, signature: "M2" }] },
  ];
  expect(new Set([record, ...others].map(sealText)).size).toBe(others.length + 1);
  expect(lateText("a", signer, "t")).not.toBe(lateText("b", signer, "t"));
});
