import { useText } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { ShownMath } from "../answer-details.ts";
import { Unbroken } from "./unbroken.tsx";

/** A calculation with every step. Arithmetic is read from left to right in every language. */
export function ShowMath({ math, language }: { math: ShownMath; language?: Language }) {
  const t = useText("joe");
  return (
    <details className="group w-full rounded-control border border-line bg-surface">
      <summary className="flex min-h-12 items-center gap-2 px-3 font-medium text-blueprint">
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        {t("math.show")}
      </summary>
      <div className="grid gap-4 border-t border-line p-3">
        <p lang={language} className="font-bold">
          {math.title}
        </p>
        <section className="grid gap-1">
          <h3 className="text-sm text-muted">{t("math.results")}</h3>
          <dl lang={language} className="grid gap-1">
            {math.outputs.map(({ id, label, text, tape }) => (
              <div key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line">
                <dt>{label}</dt>
                <dd className="font-bold tabular-nums">
                  <bdi className="whitespace-nowrap">{text}</bdi>
                  {tape && (
                    <>
                      {" = "}
                      <bdi dir="ltr" className="whitespace-nowrap">
                        {tape}
                      </bdi>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="grid gap-1">
          <h3 className="text-sm text-muted">{t("math.steps")}</h3>
          <ol lang={language} className="grid list-decimal gap-2 ps-6">
            {math.steps.map(({ id, label, working }) => (
              <li key={id}>
                {label}
                <span className="block tabular-nums">
                  <bdi dir="ltr">
                    <Unbroken text={working} />
                  </bdi>
                </span>
              </li>
            ))}
          </ol>
        </section>
        {math.href && (
          <p>
            <TextLink href={math.href}>{t("math.open")}</TextLink>
          </p>
        )}
        {math.assumptions.length > 0 && (
          <section className="grid gap-1">
            <h3 className="text-sm text-muted">{t("math.assumptions")}</h3>
            <ul lang={language} className="grid list-disc gap-1 ps-6">
              {math.assumptions.map((text) => (
                <li key={text}>
                  <Unbroken text={text} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </details>
  );
}
