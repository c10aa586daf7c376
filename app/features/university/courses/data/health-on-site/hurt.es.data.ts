import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Cuando alguien se lastima, y cuando usted habla",
  blocks: [
    { heading: "Los primeros cinco minutos" },
    {
      steps: [
        "Mire: corriente, gas, tránsito, un muro. No sea el segundo.",
        "Mande por su nombre a uno a llamar al 911 y a otro a la entrada para guiarlos.",
        "Sangrado fuerte: apriete duro con las dos manos. Si en brazo o pierna no para, torniquete 2 a 3 pulg arriba de la herida y nunca sobre una coyuntura, apretado hasta que pare, y anote la hora.",
        "No respira: presione fuerte y rápido en el centro del pecho, y mande por el desfibrilador.",
        "Después de una caída déjelo como está, salvo que se acerque un peligro.",
      ],
    },
    {
      words:
        "Donde no hay clínica cerca en tiempo y distancia, la obra tiene a alguien con certificado vigente de primeros auxilios. El botiquín se revisa, y donde no entra el 911 los números están en la pared. Donde ácido, cal o algo así puede llegar a los ojos, hay agua para enjuagarlos enseguida.",
    },
    { heading: "Lo que reporta el patrón" },
    {
      list: [
        "Una muerte: a OSHA en 8 horas.",
        "Hospitalización, amputación o pérdida de un ojo: en 24 horas.",
      ],
    },
    {
      words:
        "Los planes estatales pueden pedir más; verifique con la autoridad local. Dígale a su capataz toda lesión el mismo día, también las chicas. La astilla que no se anota no puede ser la infección que se paga.",
    },
    { heading: "Usted puede decir que no" },
    {
      words:
        "Si cree de buena fe que una tarea lo puede matar, dígalo, pida que la hagan segura y ofrezca hacer otro trabajo. Está prohibido castigarlo por una queja de seguridad. La queja por ese castigo debe llegar a OSHA en 30 días; algunos estados dan más.",
    },
    { list: ["Toda obra tiene baños: uno hasta 20 trabajadores."] },
    {
      caution:
        "Nadie baja, entra ni sube tras un compañero lastimado antes de quitar el peligro. En un estudio de muertes en espacios confinados, cerca de uno de cada cuatro había entrado a ayudar.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Aprendiz 1 avisó hasta el lunes de un clavo en la bota. El capataz llevaba un año diciendo que el bono depende de una lista limpia. Así supo por qué estaba limpia.",
    },
    { heading: "Para mañana" },
    {
      words:
        "Ubique botiquín, desfibrilador y la dirección de la obra, y dígala en voz alta como por teléfono.",
    },
  ],
};

export const QUESTIONS = {
  "hurt-report": {
    ask: "Un trabajador pierde la punta de un dedo en la sierra el martes a las 9. ¿Para cuándo le avisa el patrón a OSHA?",
    choices: [
      "En 8 horas, como todo caso grave",
      "El miércoles a las 9",
      "A fin de mes, con el registro",
      "Solo si pasa la noche en el hospital",
    ],
    why: "Una amputación se reporta en 24 horas, aunque no haya hospital. Las ocho horas son para una muerte.",
  },
  "hurt-retaliate": {
    ask: "Lo despidieron después de pedir ademe. ¿Cuánto tiempo tiene para quejarse ante OSHA según la ley federal?",
    choices: [
      "8 horas, como con una muerte",
      "Hasta que llegue su último cheque",
      "Un año, o el fin de la obra si llega antes",
      "30 días",
    ],
    why: "Según la Sección 11(c) son 30 días. No espere a que termine la obra.",
  },
} satisfies Record<string, QuestionText>;
