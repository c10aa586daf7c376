import {
  defineProcess,
  ProcessActions,
  ProcessTimeline,
  type ProcessWords,
  standingOf,
} from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import { KitSection, Specimen } from "./kit-section.tsx";

const punch = defineProcess({
  name: "kit-punch",
  states: ["open", "review", "closed", "void"],
  ends: ["closed", "void"],
  parties: ["crew", "manager"],
  moments: ["dueAt"],
  transitions: {
    finish: { from: "open", to: "review", by: "crew", due: { of: "dueAt" }, guards: ["photographed"] },
    close: { from: "review", to: "closed", by: "manager", due: { of: "dueAt" } },
    sendBack: { from: "review", to: "open", by: "manager", note: "required" },
    drop: {
      from: ["open", "review"],
      to: "void",
      by: "manager",
      aside: true,
      destructive: true,
      note: "optional",
    },
  },
});
export type KitProcessWords = ProcessWords<typeof punch>;

const NOW = new Date("2026-03-03T15:00:00.000Z");
const row = {
  state: "review",
  version: 3,
  parties: "manager ",
  blocked: "",
  moments: JSON.stringify({ dueAt: "2026-03-02T22:00:00.000Z" }),
  passed: 0,
};
const ZONE = "America/Chicago";
const KEY = "00000000-0000-4000-8000-000000000000";

/** The states of a record, with its buttons and its history. */
export function RecordSpecimens() {
  const t = useText("kit");
  const texts = {
    state: (name: string) => t(`process.states.${name as "open"}`),
    transition: (name: string) => t(`process.transitions.${name as "close"}`),
    party: (name: string) => t(`process.parties.${name as "crew"}`),
    guard: (name: string) => t(`process.guards.${name as "photographed"}`),
  };
  const parts = { texts, zone: ZONE, idem: KEY, action: "/dev/kit" };
  const line = { party: "crew", mine: false, printedName: "", note: "" };
  return (
    <KitSection id="records" title={t("sections.records")}>
      <Specimen title={t("process.yours")}>
        <ProcessActions {...parts} standing={standingOf(punch, row, NOW)} />
      </Specimen>
      <Specimen title={t("process.refused")}>
        <ProcessActions
          {...parts}
          standing={standingOf(punch, row, NOW)}
          reply={{ fields: { transition: "sendBack", note: "" }, errors: { note: "errors.noteMissing" } }}
        />
      </Specimen>
      <Specimen title={t("process.blocked")}>
        <ProcessActions
          {...parts}
          standing={standingOf(
            punch,
            { ...row, state: "open", parties: "crew ", blocked: "photographed " },
            NOW,
          )}
        />
      </Specimen>
      <Specimen title={t("process.others")}>
        <ProcessActions
          {...parts}
          standing={standingOf(punch, { ...row, state: "open", parties: "", moments: "{}" }, NOW)}
        />
      </Specimen>
      <Specimen title={t("process.history")}>
        <ProcessTimeline
          {...parts}
          events={[
            {
              ...line,
              id: "1",
              transition: "begin",
              from: "",
              to: "open",
              party: "manager",
              mine: true,
              at: "2026-03-01T14:12:00.000Z",
            },
            {
              ...line,
              id: "2",
              transition: "finish",
              from: "open",
              to: "review",
              printedName: t("process.sampleName"),
              at: "2026-03-02T20:31:00.000Z",
            },
            {
              ...line,
              id: "3",
              transition: "sendBack",
              from: "review",
              to: "open",
              party: "manager",
              mine: true,
              note: t("process.sampleNote"),
              at: "2026-03-02T21:02:00.000Z",
            },
            {
              ...line,
              id: "4",
              transition: "finish",
              from: "open",
              to: "review",
              at: "2026-03-03T14:40:00.000Z",
            },
          ]}
        />
      </Specimen>
    </KitSection>
  );
}
