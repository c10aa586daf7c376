import type { Machine } from "~db/schema/listing.terms.ts";
import machines from "./machines.svg?url";

/** A class of machine, drawn from the side; its name stands beside it. */
export const MachinePicture = ({ machine, className = "" }: { machine: Machine; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 64 40"
    className={`fill-none stroke-current stroke-2 ${className}`}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <use href={`${machines}#${machine}`} />
  </svg>
);
