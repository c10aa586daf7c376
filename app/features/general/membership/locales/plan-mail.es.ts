import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./plan-mail.en.ts";

export default {
  tiers: { builder: "Builder", pro: "Pro Builder", enterprise: "Enterprise" },
  line: {
    month: "{{plan}}, un mes: del {{from}} al {{until}}",
    upgrade: "{{plan}}, la diferencia por los días que quedan: del {{from}} al {{until}}",
  },
  renewal: {
    subject: "{{plan}}: el próximo mes vence el {{day}}",
    lead: "El mes pagado de {{plan}} en su espacio de trabajo está por terminar. El siguiente vence el {{day}} y cuesta {{price}}.",
    charge:
      "Nada se cobra por sí solo. Usted paga con un botón en la página de su plan. Sin pago, el plan sigue 14 días más y después su espacio pasa al plan gratis. Todo se puede seguir leyendo.",
  },
  trial: {
    subject: "Su prueba gratis de {{plan}} termina el {{day}}",
    lead: "La prueba gratis de {{plan}} en su espacio de trabajo termina el {{day}}.",
    charge:
      "No se cobra nada y no hay nada que cancelar. Para quedarse con el plan, pague un mes ({{price}}) en su página; ese mes empieza cuando termina la prueba.",
  },
  where: "Su plan, su precio y el formulario para darlo de baja:",
} satisfies Translation<typeof en>;
