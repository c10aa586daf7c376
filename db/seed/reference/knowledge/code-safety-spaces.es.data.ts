import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_SPACES_ES: SeedTexts = {
  "osha-1926-1203": {
    title: "Hallar los espacios confinados de una obra",
    body: "Antes de empezar, una persona competente halla todo espacio confinado donde se vaya a trabajar y cuáles exigen permiso, con pruebas si hacen falta. Es espacio confinado aquel en que cabe una persona, con entrada o salida difícil y no hecho para permanecer en él.",
  },
  "osha-1926-1205": {
    title: "El permiso de entrada: firmado, a la vista, guardado",
    body: "Antes de que alguien entre, el supervisor de entrada firma el permiso y se cuelga en la boca a la vista de todos. Vale solo lo que dura el trabajo, y se cancela al terminar o si surge algo que no permite. El permiso cancelado se guarda al menos 1 año.",
  },
  "osha-1926-1206": {
    title: "Qué lleva escrito un permiso de entrada",
    body: "El permiso nombra el espacio, el motivo, la fecha y duración de la entrada, quién está adentro, el vigía y el supervisor, los peligros y cómo se controlan, las condiciones que deben cumplirse, los resultados de las pruebas con quién las hizo y cuándo, y cómo se llama al rescate.",
  },
  "osha-1926-1209": {
    title: "El vigía y quien está adentro",
    body: "El vigía queda afuera hasta que lo releven, conoce los peligros, cuenta a los de adentro, se mantiene en contacto y los saca de inmediato si aparece algo prohibido, una conducta rara o un peligro afuera. Quien está adentro avisa del peligro y sale cuando se le ordena.",
  },
  "osha-1926-1211": {
    title: "Rescate de un espacio confinado",
    body: "Cada persona adentro lleva arnés con línea desde la espalda, cerca de los hombros, a un punto fijo o malacate afuera, salvo que eso aumente el peligro o no ayude. De un espacio vertical de más de 5 pies de hondo se saca con un aparato mecánico.",
  },
  "osha-1926-1424": {
    title: "El giro de una grúa",
    body: "Donde la parte que gira alcance o aplaste a alguien, líneas, barandas o barreras marcan el alcance y se capacita a quien trabaja ahí. Quien deba ir adonde el operador no ve le avisa antes, y la grúa no gira hasta que esté libre. Las grúas que se alcanzan entre sí se coordinan.",
  },
  "osha-1926-1419": {
    title: "Cuándo una grúa necesita señalero",
    body: "Hay señalero donde el operador no ve la carga o el lugar donde baja, no ve hacia dónde avanza la grúa, o lo piden el operador o quien maneja la carga. El señalero conoce las señales y lo que hace la grúa, pasó un examen teórico y práctico, y su constancia está en la obra.",
  },
  "osha-1926-1431-a": {
    title: "Izar personas con grúa: cuándo y cómo",
    body: "Una grúa iza personas solo donde escalera, andamio o elevador sean más peligrosos o imposibles. Se nivela dentro del 1 por ciento en suelo firme, con estabilizadores extendidos. Antes de que suban, un izaje de prueba va a cada lugar con la carga prevista, y la canastilla se prueba colgada 5 minutos.",
  },
  "osha-1926-417": {
    title: "Etiquetar circuitos desconectados",
    body: "Los controles que se apagan para el trabajo se etiquetan. El equipo y los circuitos sin corriente se dejan inoperantes y con etiqueta en todo punto desde donde se energicen, de modo que quede claro en qué se trabaja.",
  },
  "osha-1926-405-a": {
    title: "Alumbrado y cordones provisionales",
    body: "Las lámparas de alumbrado general llevan guarda contra contacto y rotura, los portalámparas de metal van a tierra y las luces no cuelgan de su cordón salvo que estén hechas para ello. En tanques y otros lugares mojados y conductores, la luz portátil es de 12 V, o de 120 V con GFCI. El cordón que cruza una puerta va protegido, y las extensiones son de tres hilos para uso rudo.",
  },
  "osha-1926-404-b-aegcp": {
    title: "Programa de tierra asegurada en vez de GFCI",
    body: "El programa está por escrito en la obra, con una persona competente a cargo. Cordones, clavijas y herramienta se revisan cada día antes de usarlos, y su tierra se prueba en continuidad y terminales antes del primer uso, tras una reparación o un daño posible, y cada 3 meses, con registro de qué pasó y cuándo. Los cordones y tomacorrientes fijos y a salvo de daño se prueban cada 6 meses.",
  },
  "osha-1926-652-e-1": {
    title: "Poner y quitar el apuntalamiento",
    body: "El apuntalamiento se pone de arriba abajo y se quita de abajo arriba, despacio, y la zanja se rellena conforme sale. El cajón se fija para que no se mueva de lado, nadie está dentro mientras se coloca, sube o baja, y se entra y sale de él protegido.",
  },
  "osha-1926-652-b-opt": {
    title: "Talud sin clasificar el suelo",
    body: "Quien no clasifica el suelo le da como máximo 1-1/2:1, que son 34 grados, con las formas del suelo Tipo C. Un talud más parado pide clasificar el suelo, datos tabulados o el diseño de un ingeniero.",
  },
  "osha-1926-651-c-1": {
    title: "Rampas hacia una excavación",
    body: "La rampa armada que solo usan personas la diseña una persona competente. La de equipo la diseña una persona competente calificada en diseño estructural, y se construye según el diseño.",
  },
  "osha-1926-1051-a-3": {
    title: "Mantener libre el paso entre niveles",
    body: "Donde hay un solo paso entre dos niveles se mantiene libre; si se obstruye, hay un segundo y se usa. De varios pasos, al menos uno queda libre.",
  },
  "osha-1926-703-e": {
    title: "Cuándo se descimbra",
    body: "La cimbra y los puntales, salvo en losas sobre el terreno y cimbra deslizante, quedan hasta que el patrón se asegure de que el concreto carga su peso y lo que tiene encima: según planos y especificaciones, o por ensayo de su resistencia. El reapuntalamiento queda hasta que el concreto cargue todo lo de arriba.",
  },
  "osha-1926-702-j": {
    title: "Reparar revolvedoras y bombas de concreto",
    body: "Nadie repara ni da mantenimiento a revolvedoras, bombas, cribas o compresores de concreto y mampostería que al arrancar lastimen a alguien, hasta bloquear y etiquetar toda fuente de energía.",
  },
};
