import type { NameStock } from '../stocks.ts';

export const nl: NameStock = {
  female: [
    `Ingrid Petra Monique Karin Yvonne Marianne Wilma Anja Ellen Jolanda Astrid Hanneke Annemiek Caroline Marjan Joke Gerda Tineke
     Margriet Els Ria Mieke Carla Marijke Thea Jacqueline`,
    `Marieke Esther Wendy Linda Saskia Judith Sandra Mirjam Daniëlle Inge Nicole Kim Maaike Suzanne Debby Angelique Bianca Mariska
     Barbara Samantha Nathalie Chantal Martine Eveline Heleen Nadine Manon Fatima Naima Suzan Annelies Renate Denise Leonie Bregje Jiska Ilse Manuela Cindy Karlijn Margot Sharon Yvette`,
    `Sanne Lotte Femke Anouk Fleur Iris Roos Noor Eva Lieke Myrthe Tess Julia Anne Yara Amina Naomi Elif Sara Merel Maud Britt Floor
     Isa Robin Jasmijn Amber Lisa Demi Romy Veerle Sterre Nina Loes Pien Evi`,
  ],
  male: [
    `Peter Hans Rob Frank Wim Henk Marcel Ronald Gerard Ton Kees Ruud Theo René Paul Willem Bert Cor Dick Fred Gert Arie
     Jan Joop Harrie`,
    `Jeroen Mark Sander Dennis Patrick Erik Marco Maarten Michiel Stefan Wouter Bas Martijn Robert Edwin Richard Arjan Remco Vincent
     Jasper Johan Barry Roy Joost Pieter Danny Matthijs Mohammed Hakan Rutger Sjoerd Ramon Tjeerd Olaf Bart Gijsbert Raymond Ferry Jurgen Michel Sebastiaan Ralph Alexander Jurriaan`,
    `Daan Sem Bram Thijs Ruben Joris Lars Niels Tim Koen Gijs Hugo Rik Youssef Emre Kofi Luuk Jesse Stijn Floris Max Thomas Sven Rick
     Kevin Jelle Tom Mees Bilal Pim Teun Nick Wessel Casper Levi Tygo`,
  ],
};

export const fr: NameStock = {
  female: [
    `Isabelle Nathalie Sylvie Catherine Véronique Christine Valérie Corinne Patricia Martine Brigitte Florence Anne Laurence Pascale
     Dominique Françoise Agnès Muriel Béatrice`,
    `Céline Sandrine Aurélie Émilie Sophie Karine Delphine Virginie Stéphanie Élodie Audrey Amélie Hélène Claire Nadia Vanessa
     Jennifer Laetitia Julie Sabrina Séverine Gaëlle`,
    `Camille Léa Manon Chloé Marion Pauline Margaux Inès Lucie Charlotte Juliette Anaïs Yasmine Océane Mathilde Clara Emma Justine
     Morgane Jade Louise Agathe`,
  ],
  male: [
    `Philippe Pascal Thierry Éric Laurent Bruno Didier Christophe Patrick Michel Alain Gilles Jean-Luc Franck Denis Serge Hervé
     Dominique François Olivier`,
    `Nicolas Julien Sébastien Guillaume Vincent Romain David Cédric Benoît Arnaud Karim Mathieu Stéphane Frédéric Jérôme Fabien
     Ludovic Yann Mehdi Grégory Damien Rachid`,
    `Lucas Hugo Théo Antoine Thomas Maxime Alexandre Pierre Baptiste Clément Étienne Quentin Valentin Florian Adrien Bastien Dylan
     Rayan Victor Louis Jules Corentin`,
  ],
};

export const de: NameStock = {
  female: [
    `Sabine Petra Birgit Claudia Andrea Susanne Martina Heike Ute Karin Monika Angelika Gabriele Kerstin Silke Anke Bettina Cornelia
     Ulrike Barbara`,
    `Stefanie Nicole Melanie Katrin Sandra Christina Daniela Nadine Anja Julia Katharina Miriam Franziska Verena Sonja Tanja Simone
     Yvonne Nadja Judith Bianca Maren Aylin Kathrin Anne Britta Silvia Diana Wiebke Carina Doreen Jasmin Meike Eva Annika Tamara`,
    `Anna Lena Laura Sarah Lisa Johanna Hannah Nina Jana Carolin Elena Theresa Magdalena Leonie Sophie Marie Paula Clara Merve Elif
     Antonia Luisa Charlotte Pia`,
  ],
  male: [
    `Andreas Thomas Michael Frank Uwe Jürgen Ralf Bernd Klaus Dirk Jörg Holger Wolfgang Peter Rainer Torsten Volker Martin Axel
     Matthias`,
    `Stefan Markus Christian Daniel Sebastian Tobias Florian Jan Alexander Oliver Marco Sven Benjamin Christoph Dennis Philipp Murat
     Björn Marcel Patrick Timo André Steffen Johannes Robert Manuel Mario Thorben Carsten Mehmet Ingo Hendrik Lars Dominik René Nils`,
    `Lukas Jonas Felix Maximilian Niklas Moritz Simon David Emir Benedikt Jakob Leon Paul Fabian Julian Luca Finn Tim Kevin Jannik
     Yusuf Elias Vincent Noah`,
  ],
};
