import type { Machine } from "~db/schema/listing.terms.ts";
import { rentalPhoto } from "../rentals.limits.ts";
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

/** A photo of a machine where there is one, else its class as it is drawn. Its name stands beside it. */
export const MachineView = ({
  machine,
  photo,
  className = "",
}: {
  machine: Machine;
  photo?: string | null;
  className?: string;
}) =>
  photo ? (
    <img
      src={rentalPhoto(photo)}
      alt=""
      loading="lazy"
      className={`border border-line bg-sunken object-cover ${className}`}
    />
  ) : (
    <MachinePicture machine={machine} className={className} />
  );
