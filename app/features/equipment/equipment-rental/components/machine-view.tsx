import { MachinePicture } from "~/engines/listing/listing.ts";
import type { Machine } from "~db/schema/listing.terms.ts";
import { rentalPhoto } from "../rentals.limits.ts";

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
