import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-copyright.en.ts";

export default {
  title: "Aviso de derechos de autor",
  lead: "De quién son los textos, los dibujos, las marcas y los códigos que usted ve aquí, qué puede hacer con ellos y cómo reportar un uso indebido.",
  clauses: {
    own: {
      heading: "Nuestros textos y dibujos",
      text: "Las páginas, las notas de Joe, los dibujos, las descripciones y el programa de Groundwork están protegidos por derechos de autor y pertenecen a sus autores. Las notas de Joe son resúmenes que escribimos nosotros.",
      summary: "Lo que se hizo para Groundwork es de quienes lo hicieron.",
    },
    use: {
      heading: "Qué puede hacer usted",
      text: "Puede leer, imprimir y guardar páginas para su propio trabajo, y pasar respuestas o páginas sueltas a su cuadrilla, a su cliente o a su inspector. Déjeles la sección, la edición y el consejo de verificarlas. Puede citar fragmentos breves si menciona la fuente.\n\nVender nuestros textos, publicarlos en cantidad o armar con ellos una colección propia requiere permiso. Lo que la ley permite sin permiso sigue permitido.",
      summary: "Use y comparta páginas para su trabajo, pero no las venda ni las publique en cantidad.",
    },
    codes: {
      heading: "Códigos modelo y normas",
      text: "Los códigos modelo y las normas son de quienes los publican: el IRC, del International Code Council; el NEC, de la National Fire Protection Association; el Manual J, de ACCA. No reproducimos su texto. Decimos con palabras nuestras lo que pide una disposición y la citamos por número de sección y edición para que usted la pueda buscar.\n\nEl texto obligatorio es el de la edición que adoptó su jurisdicción; se consigue con quien lo publica o con la autoridad.",
      summary:
        "Los códigos son de quienes los publican; los citamos por número y los resumimos con palabras nuestras.",
    },
    public: {
      heading: "Reglas públicas",
      text: "Las reglas federales de seguridad (29 CFR 1926) y las normas ADA de 2010 las publica el gobierno de los Estados Unidos. También las resumimos y citamos; lo que vale es la publicación oficial, junto con lo que agregue su estado.",
      summary: "También en las reglas públicas vale el texto oficial y no nuestro resumen.",
    },
    marks: {
      heading: "Marcas registradas",
      text: "Los nombres, logotipos y marcas de empresas, organizaciones, códigos, productos y servicios pertenecen a sus dueños. Aquí se mencionan para decir de qué se habla. Eso no significa que sus dueños hayan revisado, aprobado o pagado algo de lo que hay aquí.\n\nEl nombre Groundwork y su símbolo no se pueden usar de modo que parezca que algo viene de nosotros.",
      summary: "Los nombres y marcas ajenos son de sus dueños, y mencionarlos no es un respaldo.",
    },
    open: {
      heading: "Obras de otros que usamos",
      text: "La tipografía es Heebo, de The Heebo Project Authors, con la licencia SIL Open Font License 1.1. Los iconos son de Lucide, con la licencia ISC. El programa usa bibliotecas de código abierto, cada una con su propia licencia.",
      summary: "La tipografía, los iconos y las bibliotecas se usan con sus licencias abiertas.",
    },
    entered: {
      heading: "Lo que escriben los visitantes",
      text: "Los derechos sobre lo que usted escribe siguen siendo suyos; los términos del servicio dicen qué le permite hacer con ello al operador. No copie aquí pasajes completos de códigos, normas, libros o planos que no pueda reproducir.",
      summary: "Sus palabras siguen siendo suyas, y las obras ajenas no deben pegarse aquí.",
    },
    model: {
      heading: "Respuestas de un modelo de lenguaje",
      text: "Donde el operador conectó un modelo de lenguaje, sus respuestas las produce una máquina y van señaladas como tales. Nadie las revisa de antemano, y alguna puede parecerse a la obra de otra persona. Si usted lo nota, repórtelo.",
      summary: "Las respuestas de la máquina van señaladas, y puede reportar la que copie.",
    },
    report: {
      heading: "Reportar una infracción",
      text: "Si usted tiene los derechos de algo que aparece aquí sin permiso, o actúa por quien los tiene, avise al operador, de preferencia con el formulario de solicitudes al que lleva esta página. Indique:\n\n- de qué obra se trata y qué derecho tiene sobre ella;\n- la dirección de la página y el lugar en ella;\n- qué pide: que se quite, que se corrija o que se dé crédito;\n- su nombre y cómo comunicarse con usted;\n- que cree de buena fe que el uso no está permitido y que lo que dice es cierto.\n\nAbajo se indica cómo encontrar al operador por otra vía. Si el formulario queda sin respuesta, escriba a quien tenga registrado el dominio o aloje el sitio.",
      summary: "Presente una solicitud con la obra, la página, lo que pide y cómo encontrarlo a usted.",
    },
    handling: {
      heading: "Qué pasa después",
      text: "El operador revisa el reporte, puede retirar el material mientras tanto y le comunica el resultado por correo, en un plazo de 30 días. En la página del formulario puede ver cómo va el reporte. La persona a quien afecte un retiro puede oponerse por la misma vía. Reportar algo falso a sabiendas puede acarrear responsabilidad.",
      summary: "Los reportes se revisan y se contestan en 30 días, y la persona afectada puede oponerse.",
    },
  },
} satisfies Translation<typeof en>;
