import { defineProcess } from "~/engines/process/process.ts";

/**
 * How a waiver is given. An unconditional one gives the right away whether or not money came, so it is neither asked for nor
 * signed before a cleared payment of that amount is on record.
 */
export const waiverProcess = defineProcess({
  name: "lien_waiver",
  states: ["draft", "requested", "signed", "exchanged", "void"],
  ends: ["exchanged", "void"],
  parties: ["desk", "signer"],
  transitions: {
    request: { from: "draft", to: "requested", by: "desk", guards: ["moneyIn"], effects: ["tied"] },
    sign: { from: "requested", to: "signed", by: "signer", guards: ["moneyIn"] },
    exchange: { from: "signed", to: "exchanged", by: "desk" },
    void: {
      from: ["draft", "requested", "signed"],
      to: "void",
      by: "desk",
      note: "required",
      aside: true,
      destructive: true,
      effects: ["untied"],
    },
  },
});
