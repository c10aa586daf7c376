import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { LOUNGE, LOUNGE_LIMITS } from "../builders-lounge.limits.ts";
import { Problem, useSay } from "./parts.tsx";

function Ask({ idem, sent }: { idem: string; sent?: Sent }) {
  const t = useText("builders-lounge");
  const say = useSay();
  const form = formOf(["poll"], sent);
  return (
    <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? idem} />
      <TypedField
        form={form}
        say={say}
        name="question"
        label={t("ask.question")}
        most={LOUNGE_LIMITS.question}
      />
      <TypedField
        form={form}
        say={say}
        name="options"
        label={t("ask.options")}
        hint={t("ask.optionsHint", { most: LOUNGE_LIMITS.option })}
        long
      />
      <TypedField
        form={form}
        say={say}
        name="closesOn"
        type="date"
        label={t("ask.closesOn")}
        hint={t("ask.closesOnHint", { days: LOUNGE_LIMITS.pollDays })}
      />
      <Button name="intent" value="poll" className="justify-self-start">
        {t("ask.do")}
      </Button>
    </form>
  );
}

/** What an administrator does for the lounge. */
export default function AdminScreen({ idem, sent }: { idem: string; sent?: Sent }) {
  const t = useText("builders-lounge");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("adminLounge"))} title={shell("screens.adminLounge.title")}>
        <p>{t("admin.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p>
        <TextLink href={LOUNGE}>{t("admin.back")}</TextLink>
      </p>
      <TitledSection id="ask" title={t("ask.title")} className="grid gap-4">
        <Ask idem={idem} sent={sent} />
      </TitledSection>
    </div>
  );
}
