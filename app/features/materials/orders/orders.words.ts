/** An order's number as it is written and read out. */
export const numberOf = (number: number): string => `ORD-${number}`;
