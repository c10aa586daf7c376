import { defineProcess } from "~/engines/process/process.ts";

/** From the words of a firm to a place among the partners; its offers are shown while it is listed. */
export const partnerProcess = defineProcess({
  name: "partner",
  states: ["applied", "listed", "refused", "closed"],
  ends: ["closed"],
  parties: ["firm", "keeper"],
  transitions: {
    list: { from: "applied", to: "listed", by: "keeper", note: "optional", notify: ["firm"] },
    refuse: {
      from: ["applied", "listed"],
      to: "refused",
      by: "keeper",
      note: "required",
      aside: true,
      destructive: true,
      notify: ["firm"],
    },
    again: { from: ["refused", "closed"], to: "applied", by: "firm", note: "optional" },
    close: {
      from: ["applied", "listed", "refused"],
      to: "closed",
      by: "firm",
      aside: true,
      destructive: true,
    },
  },
});
