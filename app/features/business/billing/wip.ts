/** What a job is known by: what it brings, what it has cost and will, and what was billed of it. */
export interface JobFigures {
  originalContractCents: number;
  contractCents: number;
  budgetCents: number;
  actualCents: number;
  /** Estimate at completion. */
  eacCents: number;
  /** With what is held back. */
  billedCents: number;
}

/** Why a figure is not worked out: there is nothing to divide by. */
export type Lacking = "no-costs" | "no-contract";

export interface Progress {
  /** How much of the cost is spent, in tenths of a percent. */
  spentTenths: number;
  /** What was earned by that. */
  earnedCents: number;
  /** Above zero where more was billed than earned, below it where less. */
  overCents: number;
}

/**
 * Cost-to-cost: the part of the estimated cost that is spent, times the contract, is what was earned; what was billed beyond
 * that is over-billed. More is never earned than the contract.
 */
export function progressOf(figures: JobFigures): Progress | Lacking {
  const { contractCents, actualCents, eacCents, billedCents } = figures;
  if (eacCents <= 0) return "no-costs";
  if (contractCents <= 0) return "no-contract";
  const spent = BigInt(Math.min(actualCents, eacCents));
  const [contract, eac] = [BigInt(contractCents), BigInt(eacCents)];
  const earnedCents = Number((spent * contract * 2n + eac) / (eac * 2n));
  return {
    spentTenths: Math.round((Number(spent) / eacCents) * 1_000),
    earnedCents,
    overCents: billedCents - earnedCents,
  };
}

export interface Margins {
  plannedCents: number;
  expectedCents: number;
  /** In tenths of a percent of the contract. */
  plannedTenths: number;
  expectedTenths: number;
  /** By how many tenths the margin is smaller than planned; below zero where it grew. */
  fadeTenths: number;
}

/** What is left of a contract after its costs, as it was planned and as it is expected now. */
export function marginsOf(figures: JobFigures): Margins | Lacking {
  const { originalContractCents, contractCents, budgetCents, eacCents } = figures;
  if (budgetCents <= 0 || eacCents <= 0) return "no-costs";
  if (originalContractCents <= 0 || contractCents <= 0) return "no-contract";
  const plannedCents = originalContractCents - budgetCents;
  const expectedCents = contractCents - eacCents;
  const plannedTenths = Math.round((plannedCents / originalContractCents) * 1_000);
  const expectedTenths = Math.round((expectedCents / contractCents) * 1_000);
  return {
    ...{ plannedCents, expectedCents, plannedTenths, expectedTenths },
    fadeTenths: plannedTenths - expectedTenths,
  };
}
