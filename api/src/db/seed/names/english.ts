import type { NameStock } from '../stocks.ts';

export const gb: NameStock = {
  female: [
    `Susan Karen Julie Helen Jacqueline Debbie Alison Tracey Sharon Deborah Jane Lesley Sandra Paula Wendy Angela Dawn Beverley
     Lorraine Gillian`,
    `Claire Nicola Sarah Emma Joanne Rachel Laura Kelly Lisa Rebecca Victoria Natalie Kate Gemma Louise Hayley Leanne Priya Stacey
     Samantha Zara Ruth`,
    `Emily Sophie Hannah Charlotte Megan Olivia Grace Chloe Lucy Jessica Ellie Aisha Holly Erin Alice Georgia Jasmine Molly Freya
     Bethany Amelia Abigail`,
  ],
  male: [
    `David Paul Ian Stephen Kevin Nigel Graham Keith Alan Trevor Colin Martin Gary Phil Steve Neil Geoff Robert Barry Clive`,
    `James Matthew Daniel Andrew Chris Simon Mark Lee Richard Jonathan Stuart Ben Gareth Craig Ravi Adam Darren Russell Tim Omar
     Dean Rob`,
    `Jack Harry Oliver Tom George Callum Josh Luke Sam Alfie Nathan Joe Ryan Lewis Jake Connor Kieran Imran Rhys Elliot Max Toby`,
  ],
};

export const ie: NameStock = {
  female: [
    `Mary Deirdre Bernadette Geraldine Noreen Breda Fionnuala Siobhán Carmel Assumpta Bríd Imelda Maura Philomena`,
    `Sinéad Orla Gráinne Ciara Niamh Fiona Lorraine Aisling Sarah Edel Elaine Michelle Emer Yvonne Karen Sharon`,
    `Aoife Róisín Clodagh Maeve Saoirse Caoimhe Kate Emma Éabha Sadhbh Muireann Laura Ailbhe Laoise`,
  ],
  male: [
    `Declan Brendan Patrick Gerard Noel Dermot Fergal Eamon Michael Donal Tony Pádraig Seamus Finbarr`,
    `Kieran Barry Rory Aidan Liam Shane Colm Ronan Niall Paul Alan Enda Darren Fintan Gavin Brian`,
    `Conor Seán Cian Oisín Eoin Darragh Jack Tadhg Fionn Cathal Dylan Ruairí Lorcan Daithí`,
  ],
};

export const us: NameStock = {
  female: [
    `Linda Lisa Donna Cheryl Tammy Lori Pamela Kimberly Denise Teresa Rhonda Brenda Cynthia Laurie Debra Robin Annette Carla Yolanda
     Regina`,
    `Jessica Amanda Jennifer Stephanie Nicole Melissa Heather Erica Tiffany Crystal Vanessa Danielle Monica Rachel Lauren Megan Maria
     Kristen April Latoya Courtney Angela`,
    `Ashley Madison Brittany Olivia Hannah Jasmine Kayla Emily Sofia Taylor Alexis Samantha Abigail Brianna Haley Destiny Morgan
     Paige Savannah Sierra Natalia Chelsea`,
  ],
  male: [
    `Jeff Scott Greg Gary Ronald Keith Todd Mark Steve Randy Doug Craig Kenneth Dwayne Curtis Tony Wayne Bruce Roger Darrell`,
    `Michael Christopher Jason Brian Matt Josh Justin Eric Marcus Derek Carlos Nathan Aaron Sean Ryan Luis Andrew Travis Jeremy Chad
     Terrence Adam`,
    `Tyler Brandon Kevin Jordan Ethan Austin Dylan Zach Cody Logan Caleb Hunter Diego Malik Trevor Mason Noah Isaiah Cameron Lucas
     Garrett Spencer`,
  ],
};
