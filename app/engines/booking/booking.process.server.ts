import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { bookings } from "~db/schema/booking.ts";
import { bookingProcess } from "./booking.process.ts";
import { freeing } from "./occupancy.server.ts";

export default bindProcess(bookingProcess, {
  record: {
    table: bookings,
    id: bookings.id,
    workspace: bookings.workspace,
    state: bookings.state,
    since: bookings.stateSince,
    version: bookings.version,
  },
  read: readers([bookings.workspace, bookings.lender]),
  parties: { lender: members(bookings.lender), renter: members(bookings.workspace) },
  effects: { free: ({ db, records }) => [freeing(db, records)] },
});
