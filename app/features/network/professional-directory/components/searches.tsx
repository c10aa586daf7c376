import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { DIRECTORY } from "../directory.limits.ts";
import type { FirmsView } from "../directory.view.server.ts";
import { TypedField } from "./parts.tsx";

/** Searches that whoever looks has kept: each leads to what it finds now. */
export function KeptSearches({ searches }: Pick<FirmsView, "searches">) {
  const t = useText("professional-directory");
  if (searches.length === 0) return null;
  return (
    <TitledSection id="searches" title={t("searches.title")} className="grid gap-2">
      <ul className="border-t-2 border-ink">
        {searches.map(({ id, called, query }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
            <TextLink href={`${DIRECTORY}?${query}`} className="wrap-anywhere">
              <Typed text={called} />
            </TextLink>
            <form method="post" action={DIRECTORY} data-reload>
              <input type="hidden" name="search" value={id} />
              <Button
                name="intent"
                value="dropSearch"
                variant="link"
                aria-label={t("searches.dropOf", { called: isolated(called) })}
              >
                {t("searches.drop")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Keeps what was just searched for under a name. */
export function KeepSearch({ view, sent }: { view: FirmsView; sent?: Sent }) {
  const t = useText("professional-directory");
  const form = formOf(["keepSearch"], sent, { called: view.search.q });
  return (
    <Fold title={t("searches.keep")} open={form.isSent}>
      <form
        method="post"
        action={`${DIRECTORY}?${view.query}`}
        noValidate
        className="grid max-w-xl gap-3"
        data-reload
      >
        <input type="hidden" name="query" value={view.query} />
        <TypedField
          form={form}
          name="called"
          label={t("searches.called")}
          most={DIRECTORY_LIMITS.searchCalled}
        />
        <Button name="intent" value="keepSearch" variant="outline" className="justify-self-start">
          {t("searches.do")}
        </Button>
      </form>
    </Fold>
  );
}
