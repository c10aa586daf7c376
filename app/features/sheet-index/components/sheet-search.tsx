import { useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
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
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(q);
  useEffect(() => {
    // Not when the scripts wake: what was typed before stays. Afterwards the field follows the address.
    if (shown.current === q) return;
    shown.current = q;
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement) field.value = q;
  }, [q]);
  return (
    <div className="grid gap-4">
      <search className="block">
        <form
          ref={form}
          method="get"
          action={action}
          className="flex flex-wrap items-end gap-3"
          data-keep-scroll
        >
          <Field
            name="q"
            type="search"
            label={t("search.label")}
            hint={t("search.hint")}
            defaultValue={q}
            maxLength={MAX_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            className="w-full min-w-0 flex-1 basis-72 sm:max-w-xl"
          />
          <Button className="max-sm:w-full">
            <Icon name="search" />
            {t("search.submit")}
          </Button>
        </form>
      </search>
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
