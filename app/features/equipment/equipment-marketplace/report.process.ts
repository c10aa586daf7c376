import { defineProcess } from "~/engines/process/process.ts";

/** From somebody who says that a machine is not right to what an administrator finds. */
export const saleReport = defineProcess({
  name: "saleReport",
  states: ["open", "upheld", "dismissed"],
  ends: ["upheld", "dismissed"],
  parties: ["administrator"],
  transitions: {
    uphold: { from: "open", to: "upheld", by: "administrator", note: "required" },
    dismiss: { from: "open", to: "dismissed", by: "administrator", note: "optional" },
    restore: { from: "upheld", to: "dismissed", by: "administrator", note: "required", aside: true },
  },
});
