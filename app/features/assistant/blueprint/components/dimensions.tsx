import type { Analysis } from "~/engines/drawing/drawing.ts";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";
import { doubtText } from "../doubt-text.ts";
import { entityNotation } from "../notation.ts";
import { ResultPart } from "./result-part.tsx";
import { Written } from "./written.tsx";

/** Keeps a piece of a drawing together within a sentence of another direction. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** What the drawing says, with how surely and with what corrections it was read. */
export function Dimensions({ items }: { items: Analysis["dimensions"] }) {
  const t = useText("drawing-result");
  const { language } = useLanguage();
  if (items.length === 0) return <p>{t("dimensions.none")}</p>;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ entity, confidence, repairs }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
        <li key={n} className="grid border-b border-line py-2">
          <span className="text-sm text-muted">
            {entity.kind === "opening" ? t(`materials.${entity.type}`) : t(`dimensions.kinds.${entity.kind}`)}
            {confidence < 1 && ` · ${t("dimensions.sure", { percent: Math.round(confidence * 100) })}`}
          </span>
          <span className="font-medium tabular-nums">
            <Written>{entityNotation(entity, language)}</Written>
          </span>
          {repairs.map(({ from, to }) => (
            <span key={from} className="text-sm text-warn" translate="no">
              {t("dimensions.corrected", { from: isolated(from), to: isolated(to) })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What was read and cannot be: told as that, with no confidence and no verdict. */
export function Doubtful({ items }: { items: Analysis["doubtful"] }) {
  const t = useText("drawing-result");
  const { language } = useLanguage();
  if (items.length === 0) return null;
  return (
    <ResultPart title={t("dimensions.doubtful")} note={t("dimensions.doubtfulText")}>
      <ul className="grid max-w-prose gap-2">
        {items.map((item, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <li key={n} className="flex items-start gap-2 border border-s-8 border-line border-s-warn p-3">
            <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-warn" />
            <span>{doubtText(item, language, t)}</span>
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}

/** Lines that say nothing that we know. */
export function Unread({ lines }: { lines: readonly string[] }) {
  const t = useText("drawing-result");
  if (lines.length === 0) return null;
  return (
    <ResultPart title={t("unread.title")} note={t("unread.text")}>
      <ul className="flex flex-wrap gap-2" translate="no">
        {lines.map((text, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand on a sheet twice
          <li key={n} className="border border-line bg-sunken px-2 py-1 text-sm" dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}
