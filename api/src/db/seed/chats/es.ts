import type { ChatStock } from '../stocks.ts';

export const es: ChatStock = {
  chats: `
¡Hola! Veo que también te gusta caminar. ¿Tienes una ruta favorita?
¡Hola! Junto al mar, a primera hora. ¿Y tú?
Yo en la montaña, siempre que puedo.
Entonces buscamos un punto medio.
¿Con café al final? Perfecto.

¿Qué cocinas hoy?
Crema de calabaza, como para seis.
¿Y quiénes son los otros cinco?
Eso está por decidir.

Pregunta del día: ¿mar o montaña?
Montaña por la mañana, mar por la tarde. ¿Se puede?
Solo si conoces un sitio que tenga las dos cosas.
Asturias. Conozco un pueblo.
Háblame de ese pueblo.

Tu frase me ha hecho sonreír. ¿Hay una historia detrás?
Sí, y dura exactamente un café.
Yo tomo el café muy despacio.
Perfecto, es una historia lenta.
`,
};
