import { renderToStaticMarkup } from "react-dom/server";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { PlanDrawing } from "./components/plan-drawing.tsx";
import { planDxf } from "./dxf.server.ts";
import { plannedAt, sheetOf } from "./home-design.view.server.ts";

/** One storey as a picture that stands alone; undefined where the address asks for no plan. */
export function planSvg(query: URLSearchParams, language: Language): string | undefined {
  const found = plannedAt(query, language);
  if (!found) return undefined;
  const { plan, asked } = found;
  const t = translator(language, "home-design");
  const storey = query.get("storey") === "2" && plan.storeys.length > 1 ? 1 : 0;
  const words = { north: t("north"), bar: t(asked.units === "metric" ? "barMetric" : "barUs") };
  const title =
    plan.storeys.length > 1 ? t(storey === 0 ? "storey.ground" : "storey.upper") : t("storey.only");
  const drawing = (
    <PlanDrawing sheet={sheetOf(plan, storey, asked, language)} title={title} words={words} paint="file" />
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(drawing)}\n`;
}

/** The whole plan for a drawing program. Its old format has no letters beyond ASCII, so rooms have their English names. */
export function planDrawingFile(query: URLSearchParams, language: Language): string | undefined {
  const found = plannedAt(query, language);
  if (!found) return undefined;
  const t = translator("en", "home-design");
  return planDxf(found.plan, (id, storey) => {
    const kind = found.plan.storeys[storey]?.rooms.find((room) => room.id === id)?.kind;
    return kind
      ? `${t(`rooms.${kind}`)} ${/\d$/.exec(id) && kind !== "storage" ? id.slice(-1) : ""}`
          .trim()
          .toUpperCase()
      : id;
  });
}
