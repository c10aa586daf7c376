import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";

const SUGGESTED = ["footing", "egress", "ramp"] as const;

/** Three questions that are asked by pressing them. */
export function Suggestions({ idem }: { idem: string }) {
  const t = useText("joe");
  return (
    <section className="grid gap-3">
      <h2 className="text-sm font-medium text-muted">{t("suggestions")}</h2>
      <form method="post" action="/ai-hub?tab=chat" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="idem" value={idem} />
        {SUGGESTED.map((id) => (
          <Button key={id} variant="outline" size="sm" name="question" value={t(`suggested.${id}`)}>
            {t(`suggested.${id}`)}
          </Button>
        ))}
      </form>
    </section>
  );
}
