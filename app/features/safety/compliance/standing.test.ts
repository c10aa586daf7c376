import { describe, expect, test } from "vitest";
import { dayAfter } from "~/lib/local-day.ts";
import { times } from "../../../../tests/prove.ts";
import { matchNames } from "./names.ts";
import { REQUIREMENT_SETS, type Requirement, SET_OF, SETS } from "./requirements.ts";
import {
  type Cell,
  cellOf,
  type EvidenceState,
  findingsOf,
  lapsedDays,
  type Piece,
  type Shown,
  standingOf,
} from "./standing.ts";

const TODAY = "2026-03-01";
const ASKED = { requestedAt: "2026-02-01T00:00:00.000Z", waivedOn: null, waivedUntil: null };

let made = 0;
const piece = (state: EvidenceState, effectiveOn: string, expiresOn: string | null): Piece => ({
  id: String(++made),
  state,
  effectiveOn,
  expiresOn,
  createdAt: `2026-01-01T00:00:00.${String(made).padStart(3, "0")}Z`,
});
const stateOf = (pieces: Piece[], asked = ASKED) => cellOf(asked, pieces, TODAY).state;

describe("a requirement of a subject", () => {
  test("is missing until somebody asks for it, and requested until something comes", () => {
    expect(stateOf([], { ...ASKED, requestedAt: null as unknown as string })).toBe("missing");
    expect(stateOf([])).toBe("requested");
    expect(stateOf([piece("withdrawn", "2026-01-01", "2027-01-01")])).toBe("requested");
  });

  test("is received, in review or rejected as its newest evidence is", () => {
    const old = piece("rejected", "2026-01-01", "2027-01-01");
    expect(stateOf([old])).toBe("rejected");
    expect(stateOf([old, piece("received", "2026-01-01", "2027-01-01")])).toBe("received");
    expect(stateOf([old, piece("in_review", "2026-01-01", "2027-01-01")])).toBe("in_review");
  });

  test("clears from its first day to its last, both included", () => {
    const states = (from: string, to: string) => {
      const { state, clears } = cellOf(ASKED, [piece("accepted", from, to)], TODAY);
      return [state, clears];
    };
    expect(states(TODAY, "2027-01-01")).toEqual(["accepted", true]);
    expect(states("2025-03-01", TODAY)).toEqual(["expiring", true]);
    expect(states("2025-03-01", dayAfter(TODAY, -1))).toEqual(["expired", false]);
    expect(states(dayAfter(TODAY), "2027-01-01")).toEqual(["later", false]);
  });

  test("is expiring from sixty days before its end", () => {
    expect(stateOf([piece("accepted", "2025-03-01", dayAfter(TODAY, 61))])).toBe("accepted");
    expect(stateOf([piece("accepted", "2025-03-01", dayAfter(TODAY, 60))])).toBe("expiring");
    expect(stateOf([piece("accepted", "2025-03-01", null)])).toBe("accepted");
  });

  test("keeps what is in force while a renewal is looked at or refused", () => {
    const inForce = piece("accepted", "2025-03-20", "2026-03-20");
    expect(stateOf([inForce, piece("in_review", "2026-03-21", "2027-03-20")])).toBe("expiring");
    expect(stateOf([inForce, piece("rejected", "2026-03-21", "2027-03-20")])).toBe("expiring");
  });

  test("is prolonged by a renewal without a gap, and not by one with a day between", () => {
    const inForce = piece("accepted", "2025-03-20", "2026-03-20");
    const renewed = cellOf(ASKED, [inForce, piece("accepted", "2026-03-21", "2027-03-20")], TODAY);
    expect([renewed.state, renewed.until]).toEqual(["accepted", "2027-03-20"]);
    const gap = cellOf(ASKED, [inForce, piece("accepted", "2026-03-22", "2027-03-20")], TODAY);
    expect([gap.state, gap.until]).toEqual(["expiring", "2026-03-20"]);
  });

  test("is waived to the end of the waiver's last day, and evidence goes before it", () => {
    const waived = { ...ASKED, waivedOn: "2026-02-01", waivedUntil: TODAY };
    expect(cellOf(waived, [], TODAY)).toEqual({ state: "waived", clears: true, until: TODAY });
    expect(cellOf(waived, [], dayAfter(TODAY)).state).toBe("requested");
    expect(cellOf(waived, [piece("rejected", "2026-01-01", "2027-01-01")], TODAY).state).toBe("waived");
    expect(cellOf(waived, [piece("accepted", "2026-01-01", "2027-01-01")], TODAY).state).toBe("accepted");
  });
});

test("a subject is cleared when all is met, and blocked with what is missing by name", () => {
  const cell = (state: Cell["state"], clears: boolean) => ({ state, clears, until: null });
  expect(standingOf([])).toEqual({ cleared: false, lacking: [] });
  expect(
    standingOf([
      { kind: "auto", ...cell("accepted", true) },
      { kind: "w9", ...cell("waived", true) },
    ]).cleared,
  ).toBe(true);
  expect(
    standingOf([
      { kind: "auto", ...cell("expired", false) },
      { kind: "w9", ...cell("waived", true) },
    ]),
  ).toEqual({ cleared: false, lacking: [{ kind: "auto", state: "expired" }] });
});

describe("days on site without cover", () => {
  test("are counted to today, the first and the last of cover included in the cover", () => {
    expect(lapsedDays(null, [], TODAY)).toBeUndefined();
    expect(lapsedDays("2026-02-20", [], TODAY)).toBe(10);
    expect(lapsedDays("2026-02-20", [{ from: "2026-02-20", to: "2026-02-26" }], TODAY)).toBe(3);
    expect(lapsedDays("2026-02-20", [{ from: "2026-02-25", to: null }], TODAY)).toBe(5);
    expect(lapsedDays(dayAfter(TODAY), [], TODAY)).toBe(0);
  });

  test("are what counting day by day finds, for any spans", () => {
    for (let seed = 1; seed <= times(200); seed++) {
      const at = (n: number, most: number) => (Math.imul(seed * 31 + n, 0x9e3779b1) >>> 8) % most;
      const spans = [1, 2, 3].map((n) => ({
        from: dayAfter("2026-02-01", at(n, 35)),
        to: at(n + 7, 6) === 0 ? null : dayAfter("2026-02-01", at(n + 3, 45)),
      }));
      const since = dayAfter("2026-02-01", at(11, 25));
      let without = 0;
      for (let day = since; day <= TODAY; day = dayAfter(day))
        if (!spans.some(({ from, to }) => from <= day && (to === null || to >= day))) without++;
      expect(lapsedDays(since, spans, TODAY), JSON.stringify([since, spans])).toBe(without);
    }
  });
});

const SHOWN: Shown = {
  insurer: "Sample Mutual",
  policyNumber: "GL-1",
  effectiveOn: "2026-01-01",
  expiresOn: "2027-01-01",
  limitCents: 100_000_000,
  aggregateCents: 200_000_000,
  namedInsured: "Sample Roofing LLC",
  holder: "Sample Builder Inc.",
  cg2010: true,
  cg2037: true,
};
const [LIABILITY, AUTO, , , TAX_FORM] = REQUIREMENT_SETS.subcontractor as readonly Requirement[] as [
  Requirement,
  Requirement,
  Requirement,
  Requirement,
  Requirement,
];
const HERE = { entity: "Sample Roofing, L.L.C.", today: TODAY };
const codes = (shown: Partial<Shown>, asked = LIABILITY) =>
  findingsOf(asked, { ...SHOWN, ...shown }, HERE).map(({ code, weight }) => `${weight} ${code}`);

describe("what is looked at in a certificate", () => {
  test("is nothing where all of it is as it was asked for", () => expect(codes({})).toEqual([]));

  test("is a limit that one cent is missing from, in whole cents", () => {
    expect(findingsOf(LIABILITY, { ...SHOWN, limitCents: 99_999_999 }, HERE)).toEqual([
      { code: "limit", weight: "stop", shortCents: 1 },
    ]);
    expect(codes({ aggregateCents: 199_999_999 })).toEqual(["stop aggregate"]);
  });

  test("is that the holder is no additional insured without both endorsements", () => {
    expect(codes({ cg2010: false, cg2037: false })).toEqual(["stop cg2010", "stop cg2037"]);
    expect(codes({ cg2037: false })).toEqual(["stop cg2037"]);
    expect(codes({ cg2010: false, cg2037: false }, AUTO)).toEqual([]);
  });

  test("is a name that is near, which is asked, and one that is another's, which stops", () => {
    expect(codes({ namedInsured: "Sample Roofing Inc" })).toEqual(["ask nameNear"]);
    expect(codes({ namedInsured: "Other Framing LLC" })).toEqual(["stop nameDifferent"]);
    expect(codes({ namedInsured: "" })).toEqual(["stop nameMissing"]);
  });

  test("is its last day, which may be past or left out only where a paper has none", () => {
    expect(codes({ expiresOn: dayAfter(TODAY, -1) })).toEqual(["stop expired"]);
    expect(codes({ expiresOn: null })).toEqual(["stop noEnd"]);
    expect(codes({ expiresOn: null }, TAX_FORM)).toEqual([]);
    expect(codes({ effectiveOn: dayAfter(TODAY) })).toEqual(["say begins"]);
  });
});

test.each([
  ["Sample Roofing LLC", "SAMPLE ROOFING, L.L.C.", "same"],
  ["Sample & Sons Inc.", "Sample and Sons Incorporated", "same"],
  ["O'Sample Co", "OSample Company", "same"],
  ["Techos Ejemplo Ltd", "Téchos Ejemplo Limited", "same"],
  ["Sample Roofing LLC", "Sample Roofing", "near"],
  ["Sample Roofing LLC", "Sample Roofing Inc", "near"],
  ["Sample Roofing LLC", "Roofing Sample LLC", "near"],
  ["Sample Roofing LLC", "Sample Rofing LLC", "near"],
  ["Sample Roofing LLC", "Carpenter 3 dba Sample Roofing", "near"],
  ["Sample Roofing LLC", "Sample Framing LLC", "different"],
  ["Ace LLC", "Ape LLC", "different"],
  ["חברה לדוגמה 1", "חברה לדוגמה 1", "same"],
  ["Sample Roofing LLC", "LLC", "different"],
  ["Sample Roofing LLC", "—", "different"],
  ["Sample Roofing LLC", " ", "missing"],
] as const)("of %s a certificate for %s names a firm that is %s", (entity, shown, match) => {
  expect(matchNames(entity, shown)).toBe(match);
});

test("every set asks for a kind once, and is for a kind of subject", () => {
  for (const set of SETS) {
    const kinds = REQUIREMENT_SETS[set].map(({ kind }) => kind);
    expect(new Set(kinds).size, set).toBe(kinds.length);
    expect(SET_OF[set], set).toBeTruthy();
  }
});
