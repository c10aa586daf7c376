import type { RequirementKind, SubjectKind } from "~db/schema/compliance.terms.ts";

const MILLION = 100_000_000;

/** What is asked of one subject: limits in whole cents, zero where none is asked for. */
export interface Requirement {
  kind: RequirementKind;
  /** The least for each occurrence or accident. */
  limitCents: number;
  /** The least for all of a policy's year. */
  aggregateCents: number;
  /** Whether the policy has to name the one who asks as an additional insured, by endorsement. */
  additionalInsured: boolean;
}

const INSURANCE: readonly RequirementKind[] = ["generalLiability", "auto", "workersComp", "umbrella"];

/** Whether it is shown by a certificate of insurance, which has an insurer and limits. */
export const isInsurance = (kind: RequirementKind): boolean => INSURANCE.includes(kind);

/** A tax form has no last day; everything else does. */
export const hasEnd = (kind: RequirementKind): boolean => kind !== "w9";

const limits = (
  kind: RequirementKind,
  limitCents: number,
  aggregateCents = 0,
  additionalInsured = false,
): Requirement => ({ kind, limitCents, aggregateCents, additionalInsured });
const paper = (kind: RequirementKind) => limits(kind, 0);

const LIABILITY = limits("generalLiability", MILLION, 2 * MILLION, true);
const COMPANY = [
  LIABILITY,
  limits("auto", MILLION),
  limits("workersComp", MILLION),
  paper("licence"),
  paper("w9"),
];

/**
 * What is asked of whom when a subject is written down, each line to be changed afterwards. The limits are a common
 * starting point in subcontracts and stand in no law: the contract and the state decide.
 */
export const REQUIREMENT_SETS = {
  subcontractor: COMPANY,
  roofing: [...COMPANY, limits("umbrella", 2 * MILLION), paper("training")],
  electrical: [...COMPANY, paper("training")],
  crane: [
    ...COMPANY,
    limits("umbrella", 5 * MILLION, 5 * MILLION, true),
    paper("training"),
    paper("medical"),
    paper("machine"),
  ],
  supplier: [LIABILITY, limits("auto", MILLION), paper("w9")],
  worker: [paper("training"), paper("medical")],
  machine: [paper("machine"), limits("auto", MILLION)],
  project: [LIABILITY, paper("licence")],
} as const satisfies Record<string, readonly Requirement[]>;

export type RequirementSet = keyof typeof REQUIREMENT_SETS;
export const SETS = Object.keys(REQUIREMENT_SETS) as RequirementSet[];

/** The kind of subject that a set is for. */
export const SET_OF: Record<RequirementSet, SubjectKind> = {
  subcontractor: "company",
  roofing: "company",
  electrical: "company",
  crane: "company",
  supplier: "company",
  worker: "worker",
  machine: "equipment",
  project: "project",
};
