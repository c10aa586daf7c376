import { useText } from "~/i18n/i18n.tsx";
import { SearchBox } from "~/ui/search-box.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { MAX_QUERY } from "../sheet-index.logic.ts";

interface SheetSearchProps {
  /** Path of the index. */
  action: string;
  /** What is searched for now, empty for the whole list. */
  q: string;
  /** How many sheets the page lists. */
  count: number;
  cut: boolean;
}

/** A search by words in the address, and beneath it how much was found, read out when it changes. */
export function SheetSearch({ action, q, count, cut }: SheetSearchProps) {
  const t = useText("sheet-index");
  return (
    <div className="grid gap-4">
      <SearchBox
        action={action}
        q={q}
        label={t("search.label")}
        hint={t("search.hint")}
        submit={t("search.submit")}
        maxLength={MAX_QUERY}
      />
      <div className="flex flex-wrap items-center gap-x-6">
        <div role="status" className="min-h-12 min-w-0 content-center font-medium wrap-anywhere">
          {cut && <p className="text-warn">{t("search.cut", { max: MAX_QUERY })}</p>}
          <p>
            {!q && t("search.all", { count })}
            {q && (count > 0 ? t("search.found", { count, q }) : t("search.none", { q }))}
          </p>
        </div>
        {q && <TextLink href={action}>{t("search.clear")}</TextLink>}
      </div>
    </div>
  );
}
