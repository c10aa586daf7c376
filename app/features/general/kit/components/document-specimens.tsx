import { type Content, emptyContent, LinesTable } from "~/engines/lines/lines.ts";
import { useText } from "~/i18n/i18n.tsx";
import { KitSection, Specimen } from "./kit-section.tsx";

/** Money documents: what the client sees, what whoever prices sees, and a pay application. */
export function DocumentSpecimens() {
  const t = useText("kit");
  const proposal: Content = {
    ...emptyContent("proposal"),
    sections: [
      {
        id: "structure",
        title: t("lines.structure"),
        lines: [
          {
            id: "joist",
            text: t("data.joist"),
            qty: "24",
            unit: "ea",
            unitCost: "23.5",
            waste: "5",
            markup: "15",
            taxable: true,
            code: "06-110",
          },
          {
            id: "labor",
            text: t("lines.labor"),
            qty: "37.5",
            unit: t("lines.hour"),
            unitCost: "68",
            markup: "20",
          },
        ],
      },
      {
        id: "boards",
        title: t("lines.boards"),
        lines: [
          {
            id: "pine",
            text: t("lines.pine"),
            qty: "412.5",
            unit: "ft²",
            unitCost: "4.85",
            waste: "10",
            markup: "15",
            taxable: true,
            option: { group: "boards", choice: t("lines.good") },
          },
          {
            id: "composite",
            text: t("lines.composite"),
            qty: "412.5",
            unit: "ft²",
            unitCost: "11.2",
            waste: "10",
            markup: "15",
            taxable: true,
            option: { group: "boards", choice: t("lines.best") },
          },
          {
            id: "lights",
            text: t("lines.lights"),
            qty: "8",
            unit: "ea",
            unitCost: "54",
            markup: "15",
            taxable: true,
            optional: true,
          },
        ],
      },
    ],
    adjustments: [
      { id: "profit", kind: "profit", on: "running", rate: "10" },
      { id: "discount", kind: "discount", on: "running", cents: 15_000 },
      { id: "tax", kind: "tax", on: "taxable-share", rate: "8.25" },
    ],
    deposit: { rate: "30" },
    chosen: { lines: [], options: { boards: t("lines.best") } },
  };
  const order: Content = {
    ...emptyContent("order"),
    sections: [
      {
        id: "goods",
        title: "",
        lines: [
          { id: "hat", text: t("lines.hat"), qty: "3", unit: "ea", unitCost: "34.99", taxable: true },
          { id: "diesel", text: t("lines.diesel"), qty: "117.3", unit: "gal", unitCost: "3.4595" },
          {
            id: "returned",
            text: t("lines.returned"),
            qty: "-1",
            unit: "ea",
            unitCost: "34.99",
            taxable: true,
          },
        ],
      },
    ],
    adjustments: [{ id: "tax", kind: "tax", on: "taxable-share", rate: "8.25" }],
  };
  const application: Content = {
    ...emptyContent("payApplication"),
    sections: [
      {
        id: "values",
        title: "",
        lines: [
          {
            id: "footings",
            text: t("lines.footings"),
            qty: "1",
            unit: "",
            unitCost: "18400",
            progress: { previous: 1_840_000, current: 0, stored: 0 },
          },
          {
            id: "framing",
            text: t("lines.framing"),
            qty: "1",
            unit: "",
            unitCost: "42650",
            progress: { previous: 1_000_000, current: 1_279_500, stored: 350_000 },
          },
        ],
      },
    ],
    adjustments: [
      { id: "retainage", kind: "retainage", on: "lines", rate: "10" },
      { id: "previous", kind: "previous", on: "running", cents: 2_556_000 },
    ],
  };
  return (
    <KitSection id="documents" title={t("sections.documents")}>
      <Specimen title={t("lines.forClient")}>
        <LinesTable content={proposal} view="price" caption={t("lines.deck")} />
      </Specimen>
      <Specimen title={t("lines.forPricing")}>
        <LinesTable content={proposal} view="cost" caption={t("lines.deck")} />
      </Specimen>
      <Specimen title={t("lines.anOrder")}>
        <LinesTable content={order} view="price" caption={t("lines.order")} />
      </Specimen>
      <Specimen title={t("lines.anApplication")}>
        <LinesTable content={application} view="price" caption={t("lines.application")} />
      </Specimen>
    </KitSection>
  );
}
