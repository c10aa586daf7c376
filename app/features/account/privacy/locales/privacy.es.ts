import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./privacy.en.ts";

export default {
  lead: "Todo lo que guardamos de usted, para llevárselo o para que se borre.",
  archive: {
    title: "Descargue sus datos",
    lead: "Un archivo ZIP con todo lo que hay en su cuenta: su perfil, sus registros y enlaces, sus conversaciones con Joe y sus archivos. Las tablas van en JSON, que cualquier programa puede leer. Contraseñas y claves no se incluyen.",
    shared:
      "Los registros de un espacio de trabajo que comparte con otros se quedan allí y no van incluidos.",
    submit: "Descargar todo",
    readme:
      "Todo lo que Groundwork guarda de {{email}}, al {{date}}.\n\ndata/   un archivo JSON por cada tipo de registro; cada entrada es un registro\nfiles/  los archivos que usted guarda\n\nLas horas están en UTC. No se incluyen contraseñas, claves ni sus hashes. Los registros de los espacios de trabajo que comparte con otros son de esos espacios y no van incluidos.\n",
  },
  delete: {
    title: "Borre su cuenta",
    lead: "Su sesión se cierra de inmediato en todas partes. Durante {{days}} días puede arrepentirse: entre, o use el enlace del correo que le mandamos. Después todo se borra para siempre.",
    goes: "Se borran su perfil, sus propios registros y archivos, sus conversaciones, sus enlaces y sus solicitudes.",
    stays: "Lo que comparte con otros en un espacio de trabajo se queda allí, sin su nombre.",
    staysThere:
      "Las rentas y ventas con otros quedan en los registros de ellos, sin su nombre; las fotos que usted tomó se borran.",
    alone: "Estos espacios de trabajo no tienen otro miembro y se borran con todo lo que contienen:",
    openTitle: "Tiene asuntos abiertos con otros",
    open: {
      loans: {
        count_one: "{{count}} renta",
        count_many: "{{count}} rentas",
        count_other: "{{count}} rentas",
        comes:
          "Ciérrelas antes de que se borre su cuenta. Si no, ese día los pedidos se retiran o se rechazan, y lo acordado se cancela según las reglas acordadas. Una máquina que está en uso queda en las rentas de la otra parte, sin su nombre. Si usted es quien presta, ya no reclama nada y todos los depósitos se devuelven.",
      },
      stays: {
        count_one: "{{count}} estancia de cuadrilla",
        count_many: "{{count}} estancias de cuadrillas",
        count_other: "{{count}} estancias de cuadrillas",
        comes:
          "Ese día las solicitudes de camas se retiran o se rechazan, y lo acordado se cancela según las reglas acordadas. Una cuadrilla que está en la casa se queda, y la estancia queda con la otra parte, sin su nombre. Los nombres de sus listas de camas se borran.",
      },
      sessions: {
        count_one: "{{count}} sesión de mentoría",
        count_many: "{{count}} sesiones de mentoría",
        count_other: "{{count}} sesiones de mentoría",
        comes:
          "Ese día se cancelan las sesiones que están por delante y se avisa a la otra parte. Las pasadas se borran para los dos, con sus notas.",
      },
      offers: {
        count_one: "{{count}} oferta por una máquina",
        count_many: "{{count}} ofertas por máquinas",
        count_other: "{{count}} ofertas por máquinas",
        comes:
          "Ese día se retira toda oferta que no esté pagada. Lo pagado queda con la otra parte, con su contrato de compraventa y sin su nombre.",
      },
    },
    handOver:
      "Otras personas trabajan con usted en estos espacios y usted es el único dueño. Primero nombre dueño a alguien más, o quite a los demás:",
    toWorkspaces: "A sus espacios de trabajo",
    address: "Su dirección de correo",
    hint: "Escriba {{email}} para confirmar.",
    submit: "Borrar mi cuenta",
    pending: "Su cuenta se borrará el {{date}}",
    pendingText: "Todavía puede conservarla. Toque el botón y no se borra nada.",
  },
  keep: {
    lead: "Su cuenta está por borrarse. Con un toque se conserva, con todo lo que tiene.",
    submit: "Conservar mi cuenta",
    over: "Este enlace ya se usó o venció. Si su cuenta todavía existe, basta con entrar para conservarla.",
    toSignIn: "Ir a entrar",
  },
  errors: {
    summary: "Su cuenta no se borró",
    address: "Escriba exactamente la dirección de esta cuenta",
    "last-owner": "Primero entregue los espacios de trabajo que aparecen abajo",
  },
  mail: {
    subject: "Su cuenta de Groundwork se va a borrar",
    text: "Usted, o alguien que había entrado con su cuenta, nos pidió borrar su cuenta de Groundwork. Su sesión quedó cerrada en todas partes, y el {{date}} todo se borra para siempre.\n\nPara conservar la cuenta, abra este enlace y toque el botón, o entre antes de ese día:\n{{link}}\n\nSi no fue usted, conserve la cuenta y luego ponga una contraseña nueva.",
  },
  toasts: {
    deletionAsked: "Su cuenta se borrará en 7 días. Le mandamos un correo para volver atrás.",
    accountKept: "Su cuenta se conserva. No se borró nada.",
  },
} satisfies Translation<typeof en>;
